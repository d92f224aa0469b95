/**
 * A rule one hover away. `use:ruleTip={'card-monk'}` (on any element, also in a drawing) or `<RuleTip id="card-monk">`
 * show what a card or building does: after a moment of hovering, on keyboard focus, and by a long press. There is one
 * tip on the page; Escape closes it, and it stays while it is pointed at. If something of it is reconstructed, it says so
 * and has a link: Tab leads from the thing to the link, and on.
 */
import { mount, type Component } from 'svelte';
import type { Args } from '$lib/i18n.svelte';
import type { Marked } from './sources';
import TipCard from './TipCard.svelte';

const HOVER_MS = 350;
const LEAVE_MS = 160;
const PRESS_MS = 480;
/** A finger that has gone so far does not press, it scrolls or drags. */
const STILL_PX = 10;
export const TIP_ID = 'rule-tip';

export interface Told {
  /** The id of a name whose rule is told. */
  id?: string;
  args?: Args;
  /** Instead of a rule. */
  title?: string;
  text?: string;
  /** What is drawn on the things that are told of, whether each is reconstructed, and what draws them. */
  faces?: { text: string; marked: boolean }[];
  Face?: Component<{ text: string; marked?: boolean }>;
  /** The supply on a building card. */
  supply?: string;
  /** The neighbours of a region, and which borders are reconstructed. */
  neighbours?: { name: string; marked: boolean }[];
  /** What of it is reconstructed, and in which game. */
  marks?: Marked[];
  game?: string;
  /** It is told by a long press only, for pointing at the thing is a part of playing. */
  pressed?: boolean;
}

/** What a tip is about: the id of a name, or more than that. Null for none. */
export type About = string | Told | null;

class Tip {
  about = $state.raw<Told | null>(null);
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
        if (event.key === 'Tab') this.#tab(event);
        if (event.key !== 'Escape') return;
        this.#leaveLink();
        queueMicrotask(() => this.hide()); // after the thing has the focus again, which would show its tip
      });
      addEventListener('pointerdown', (event) => {
        if (!(event.target as Element).closest?.(`#${TIP_ID}`)) this.hide();
      });
    }
    if (this.anchor !== anchor) this.hide();
    this.about = typeof about === 'string' ? { id: about } : about;
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

  /** From the thing to the link in its tip; from there back, or on to what follows the thing. */
  #tab(event: KeyboardEvent) {
    const link = document.querySelector<HTMLElement>(`#${TIP_ID} a`);
    if (!link) return;
    if (document.activeElement === link) {
      this.#leaveLink();
      if (event.shiftKey) event.preventDefault();
    } else if (!event.shiftKey && this.#described && document.activeElement === this.#described) {
      event.preventDefault();
      link.focus({ preventScroll: true });
    }
  }

  #leaveLink() {
    const inside = document.activeElement?.closest(`#${TIP_ID}`);
    if (inside) (this.#described as HTMLElement | null)?.focus({ preventScroll: true });
  }

  hide() {
    this.stay();
    this.#described?.removeAttribute('aria-describedby');
    this.#described = null;
    this.anchor = this.about = null;
  }
}

export const tip = new Tip();

type Listener = [string, (event: Event) => void];

/** Told while a mouse points at an element. */
function pointing(node: Element, about: () => About): Listener[] {
  const mouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && !byPress(about());
  return [
    ['pointerenter', (event) => mouse(event) && tip.later(node, about)],
    ['pointerleave', (event) => mouse(event) && tip.leave()],
    ['pointerdown', () => tip.stay()],
  ];
}

/** Told while an element, or something in it, has the focus of the keyboard. */
function focusing(node: Element, about: () => About): Listener[] {
  return [
    [
      'focusin',
      (event) => {
        const focused = event.target as Element;
        if (byPress(about()) || !focused.matches(':focus-visible')) return;
        queueMicrotask(() => document.activeElement === focused && tip.show(node, about(), focused));
      },
    ],
    [
      'focusout',
      (event) => {
        const to = (event as FocusEvent).relatedTarget as Element | null;
        if (!to?.closest(`#${TIP_ID}`)) away(node);
      },
    ],
  ];
}

const byPress = (told: About) => typeof told === 'object' && (told?.pressed ?? false);

/** What a long press tells, and beside what. */
export interface Held {
  anchor: Element;
  about: () => About;
}

/**
 * Told by a long press on an element, by where it began. It is heard before all others, so that a press that skips what
 * is being shown is one, too; what is drawn may change under the finger. It asks and does nothing else. Returns how to
 * stop.
 */
function holding(node: Element, found: (target: Element) => Held | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let waiting: Held | null = null;
  let shown = false;
  function tell() {
    clearTimeout(timer);
    if (!waiting) return;
    shown = true;
    tip.show(waiting.anchor, waiting.about());
    waiting = null;
  }
  function forget() {
    clearTimeout(timer);
    waiting = null;
  }
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: (event) => {
      const { pointerType, isPrimary, clientX, clientY, target } = event as PointerEvent;
      forget();
      shown = false;
      if (pointerType === 'mouse' || !isPrimary || !node.contains(target as Node)) return;
      from = { x: clientX, y: clientY };
      waiting = found(target as Element);
      if (waiting) timer = setTimeout(tell, PRESS_MS);
    },
    pointermove: (event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) forget();
      if (shown) event.stopPropagation(); // nothing is carried by it
    },
    pointerup: forget,
    pointercancel: forget,
    // The browser has seen a long press; its own answer is not wanted.
    contextmenu: (event) => {
      if (waiting) tell();
      if (shown) event.preventDefault();
    },
    click: (event) => {
      if (!shown || !node.contains(event.target as Node)) return;
      shown = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  };
  for (const [name, heard] of Object.entries(listeners)) addEventListener(name, heard, { capture: true });
  return () => {
    forget();
    for (const [name, heard] of Object.entries(listeners))
      removeEventListener(name, heard, { capture: true });
  };
}

/** An action by its listeners. */
function action(...kinds: ((node: Element, about: () => About) => Listener[])[]) {
  return (node: Element, about: About | (() => About)) => {
    let current = about;
    const told = () => (typeof current === 'function' ? current() : current);
    const listeners = kinds.flatMap((kind) => kind(node, told));
    for (const [name, heard] of listeners) node.addEventListener(name, heard);
    return {
      told,
      update(next: About | (() => About)) {
        current = next;
      },
      destroy() {
        for (const [name, heard] of listeners) node.removeEventListener(name, heard);
        away(node);
      },
    };
  };
}

/** No tip on this element any more: a moment later, since focus also goes while Svelte takes an element away. */
function away(node: Element) {
  queueMicrotask(() => tip.anchor === node && tip.hide());
}

/** Where a mouse points only, or where the focus is only; a long press is then heard farther out. */
export const pointTip = action(pointing);
export const focusTip = action(focusing);

const both = action(pointing, focusing);

/** The action: `use:ruleTip={'building-farm'}`; a function is called when the tip is wanted. */
export function ruleTip(node: Element, about: About | (() => About)) {
  const { told, update, destroy } = both(node, about);
  const stop = holding(node, () => ({ anchor: node, about: told }));
  return { update, destroy: () => (stop(), destroy()) };
}

/** A long press anywhere in an element. */
export function heldTip(node: Element, found: (target: Element) => Held | null) {
  return { destroy: holding(node, found) };
}
