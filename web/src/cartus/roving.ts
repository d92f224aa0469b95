/**
 * One tab stop for a group of things: arrow keys go from one to the next, Home and End to the ends. When the thing that
 * has the focus goes away (a card is laid), its neighbour gets it.
 */
export function roving(group: HTMLElement) {
  const items = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')];
  let at = 0;
  let focused = false;

  function settle() {
    const all = items();
    at = Math.max(0, Math.min(at, all.length - 1));
    for (const [n, item] of all.entries()) item.tabIndex = n === at ? 0 : -1;
    if (focused && document.activeElement === document.body) all[at]?.focus({ preventScroll: true });
  }

  function onfocusin(event: FocusEvent) {
    const to = items().indexOf(event.target as HTMLElement);
    if (to >= 0) at = to;
    focused = to >= 0;
    settle();
  }

  function onfocusout(event: FocusEvent) {
    // What is removed loses the focus to nobody; that is not leaving.
    focused = focused && event.relatedTarget === null;
  }

  function onkeydown(event: KeyboardEvent) {
    const all = items();
    if (!all.includes(event.target as HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = step[event.key as keyof typeof step];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[(to + all.length) % all.length]?.focus();
  }

  /** A pointer takes no focus: only who plays by keys has a place here, which must not get lost. */
  function onmousedown(event: MouseEvent) {
    if ((event.target as Element).closest('[data-rove]')) event.preventDefault();
  }

  group.addEventListener('focusin', onfocusin);
  group.addEventListener('focusout', onfocusout);
  group.addEventListener('keydown', onkeydown);
  group.addEventListener('mousedown', onmousedown);
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  settle();
  return {
    destroy() {
      watch.disconnect();
    },
  };
}
