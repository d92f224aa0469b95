/**
 * Touches that belong to us, where `touch-action` alone is not enough: to Chromium a finger that is lifted while it
 * moves flings, also where nothing scrolls, and for about half a second it takes the next tap for the end of that.
 */
export function unflung(node: Element, ours: () => boolean) {
  const heard = (event: Event) => {
    if (event.cancelable && ours()) event.preventDefault();
  };
  node.addEventListener('touchmove', heard, { passive: false });
  return { destroy: () => node.removeEventListener('touchmove', heard) };
}
