/** Pages by address. Links are ordinary links; a click on one of ours stays in this document. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  /** What stands behind `#`: tokens of seats travel there, so that no server log has them. */
  hash = $state(location.hash.slice(1));
  /** Whether this document has shown another page before; then a new page takes the focus. */
  moved = false;

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Go to an address of ours. */
  go(address: string, { replace = false } = {}) {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** The words of the path: `/table/abc` is `['table', 'abc']`. */
  get words(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  #read() {
    if (location.pathname !== this.path) this.moved = true;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
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
