/** Lists that the server tells in pages. */
import { api } from '$lib/api';

export class Pages<T> {
  items = $state.raw<T[] | null>(null);
  next = $state<string | null>(null);
  error = $state.raw<unknown>(null);
  #address: string;
  #pages = 1;

  /** `read` takes the items out of an answer; the address may have a query. */
  constructor(
    address: string,
    private read: (answer: never) => T[],
  ) {
    this.#address = address;
  }

  /** Another list from now on. */
  turnTo(address: string) {
    if (address === this.#address) return;
    this.#address = address;
    this.items = null;
    this.#pages = 1;
    void this.fetch();
  }

  /** Fetch all that is shown again. */
  fetch = async () => {
    const address = this.#address;
    try {
      const items: T[] = [];
      let next: string | null = null;
      for (let page = 0; page < this.#pages; page++) {
        const after: string = next
          ? `${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`
          : '';
        const answer = await api.get<{ next: string | null }>(address + after);
        items.push(...this.read(answer as never));
        next = answer.next;
        if (!next) break;
      }
      if (address !== this.#address) return;
      this.items = items;
      this.next = next;
      this.error = null;
    } catch (problem) {
      if (this.items === null) this.error = problem;
    }
  };

  more = () => {
    this.#pages++;
    void this.fetch();
  };

  /** Fetch now, and again every so often while somebody looks; the function ends it. */
  follow(every: number): () => void {
    void this.fetch();
    const timer = setInterval(() => document.hidden || void this.fetch(), every);
    return () => clearInterval(timer);
  }
}
