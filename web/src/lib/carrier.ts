/** What carries requests and messages to whoever keeps the tables, and back. There are two: the net, and workers of the page. */
import type { Component } from 'svelte';

export { carrier } from '$carrier';

export interface Answer {
  status: number;
  /** The type of the content, as HTTP names it. */
  type: string;
  body: string | null;
}

/** What hears a line. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** The line was cut by the other side; it is not called for one that was shut here. */
  closed(): void;
}

/** A connection for messages both ways. */
export interface Line {
  readonly open: boolean;
  say(text: string): void;
  shut(): void;
}

export interface Carrier {
  /** Fails if nobody answers. A token acts as whoever has its seat. */
  request(method: string, path: string, body: string | null, token: string | null): Promise<Answer>;
  connect(ears: Ears): Line;
  /** What it shows on every page, if it has something to show. */
  readonly notices: (() => Promise<{ default: Component }>) | null;
}
