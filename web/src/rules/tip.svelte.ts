/**
 * A rule one hover away. `use:ruleTip={'card-monk'}` (on any element, also in a drawing) or `<RuleTip id="card-monk">`
 * show what a card or building does: after a moment of hovering, on keyboard focus, and by a long press. There is one
 * tip on the page; Escape closes it, and it stays while it is pointed at.
 */
import { mount } from 'svelte';
import type { Args } from '$lib/i18n.svelte';
import TipCard from './TipCard.svelte';

const HOVER_MS = 350;
const LEAVE_MS = 160;
const PRESS_MS = 480;
/** A finger that has gone so far does not press, it scrolls or drags. */
const STILL_PX = 10;
export const TIP_ID = 'rule-tip';

/** What a tip is about: the id of a name, or with arguments for its rule. Null for none. */
export type About = string | { id: string; args?: Args } | null;

class Tip {
  about = $state<{ id: string; args: Args } | null>(null);
  anchor = $state.raw<Element | null>(null);
  #mounted = false;
  #described: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `described` is what a screen reader stands on: the thing itself, or what has the focus in it. */
  show(anchor: Element, about: About, described = anchor) {
    this.stay();
    if (!about) return;
    if (!this.#mounted) {
      this.#mounted = true;
      mount(TipCard, { target: document.body });
      addEventListener('keydown', (event) => {
        if (event.key === 'Escape') this.hide();
      });
      addEventListener('pointerdown', (event) => {
        if (!(event.target as Element).closest?.(`#${TIP_ID}`)) this.hide();
      });
    }
    if (this.anchor !== anchor) this.hide();
    this.about =
      typeof about === 'string' ? { id: about, args: {} } : { id: about.id, args: about.args ?? {} };
    this.anchor = anchor;
    this.#described = described;
    described.setAttribute('aria-describedby', TIP_ID);
  }

  later(anchor: Element, about: () => About) {
    this.stay();
    this.#timer = setTimeout(() => this.show(anchor, about()), HOVER_MS);
  }

  leave() {
    this.stay();
    this.#timer = setTimeout(() => this.hide(), LEAVE_MS);
  }

  /** Whatever was to come does not come. */
  stay() {
    clearTimeout(this.#timer);
  }

  hide() {
    this.stay();
    this.#described?.removeAttribute('aria-describedby');
    this.#described = null;
    this.anchor = this.about = null;
  }
}

export const tip = new Tip();

/** The listeners of one element; returns how to take them off. */
function listen(node: Element, about: () => About): () => void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pressed = false;
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && tip.later(node, about)],
    ['pointerleave', (event) => (event as PointerEvent).pointerType === 'mouse' && tip.leave()],
    [
      'focusin',
      (event) => {
        const focused = event.target as Element;
        if (!focused.matches(':focus-visible')) return;
        queueMicrotask(() => document.activeElement === focused && tip.show(node, about(), focused));
      },
    ],
    ['focusout', () => away(node)],
    [
      'pointerdown',
      (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        tip.stay();
        pressed = false;
        if (pointerType === 'mouse') return;
        from = { x: clientX, y: clientY };
        press = setTimeout(() => {
          pressed = true;
          tip.show(node, about());
        }, PRESS_MS);
      },
    ],
    [
      'pointermove',
      (event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) clearTimeout(press);
      },
    ],
    ['pointerup', () => clearTimeout(press)],
    ['pointercancel', () => clearTimeout(press)],
    // A long press asks for the rule and does nothing else.
    ['contextmenu', (event) => pressed && event.preventDefault()],
    [
      'click',
      (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    ],
  ];
  for (const [name, heard] of listeners) node.addEventListener(name, heard, { capture: name === 'click' });
  return () => {
    clearTimeout(press);
    for (const [name, heard] of listeners)
      node.removeEventListener(name, heard, { capture: name === 'click' });
    away(node);
  };
}

/** No tip on this element any more: a moment later, since focus also goes while Svelte takes an element away. */
function away(node: Element) {
  queueMicrotask(() => tip.anchor === node && tip.hide());
}

/** The action: `use:ruleTip={'building-farm'}`. */
export function ruleTip(node: Element, about: About) {
  let current = about;
  const stop = listen(node, () => current);
  return {
    update(next: About) {
      current = next;
    },
    destroy: stop,
  };
}
