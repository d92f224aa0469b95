/** Pages by address. Links are ordinary links; a click on one of ours stays in this document. */
import { SITE } from './site';

/**
 * What to write into a link to a page of ours. A web space knows only files, so there the address is behind a `#` of
 * the one page.
 */
export const at = (address: string): string => (SITE ? `#${address}` : address);

/** The same to give to others. */
export const whole = (address: string): string => new URL(at(address), location.href).href;

/** The address of ours that the browser shows. */
function shown(): URL {
  const inside = location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
  const address = SITE ? inside : location.pathname + location.search + location.hash;
  return new URL(`http://page${address}`);
}

class Router {
  path = $state('');
  query = $state.raw(new URLSearchParams());
  /** What stands behind `#`: tokens of seats travel there, so that no server log has them. */
  hash = $state('');
  /** Whether this document has shown another page before; then a new page takes the focus. */
  moved = false;

  constructor() {
    this.#read();
    this.moved = false;
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      const href = link.getAttribute('href') ?? '';
      if (SITE ? !href.startsWith('#/') : link.pathname.startsWith('/api/') || href.startsWith('#')) return;
      event.preventDefault();
      this.go(SITE ? href.slice(1) : link.pathname + link.search + link.hash);
    });
  }

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}) {
    if (replace) history.replaceState(null, '', at(address));
    else history.pushState(null, '', at(address));
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Write another address of the same page into the address bar; nothing else changes. */
  note(address: string) {
    history.replaceState(null, '', at(address));
  }

  /** The words of the path: `/table/abc` is `['table', 'abc']`. */
  get words(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  #read() {
    const { pathname, search, hash } = shown();
    if (pathname !== this.path) this.moved = true;
    this.path = pathname;
    this.query = new URLSearchParams(search);
    this.hash = hash.slice(1);
  }
}

/** A word of an address; one that is badly written stays as it is. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const router = new Router();
