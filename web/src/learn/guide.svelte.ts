/**
 * The guide of a first game: it looks at what is told and asked at the table, says one thing at a time, and lets the
 * film wait while something is read. It never forbids: whoever plays on goes on.
 */
import { untrack } from 'svelte';
import type { Table } from '$lib/table.svelte';
import type { Explanation } from '$lib/wire';
import { answerTo, proposed, stopAt, stopFor, type Stop } from './stops';

/** Something to be told: a message, and what it speaks of. */
export interface Note {
  id: string;
  /** The event it tells of. */
  event: Explanation | null;
  /** The step it proposes. */
  proposal: string | null;
  /** Whoever has read it says so. */
  read: boolean;
}

interface Kept {
  told: Record<string, number>;
  off: boolean;
}

const PLACE = 'rattus.guide.';

function kept(table: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE + table) ?? 'null') as Kept | null;
    if (found && typeof found.told === 'object') return found;
  } catch {
    // it begins at the beginning
  }
  return { told: {}, off: false };
}

export class Guide {
  #told = $state.raw<Record<string, number>>({});
  /** Whoever wants no guide has none, until it is wanted again. */
  off = $state(false);
  /** What is to be read. */
  #queue = $state.raw<Note[]>([]);
  /** Events that were met: a film shows them, and later they are history. */
  #met = new WeakSet<Explanation>();
  /** How many frames have been read for their events. */
  #read = 0;

  constructor(
    readonly table: Table,
    readonly stops: readonly Stop[],
  ) {
    const { told, off } = kept(table.id);
    this.#told = told;
    this.off = off;
    this.#read = table.told;
    table.holds = (event) => this.#holds(event);
    table.played = (step) => this.played(step);
    $effect(() => {
      const { told, latest } = table;
      if (latest) untrack(() => this.#catchUp(told));
    });
    $effect(() => () => {
      table.holds = table.played = null;
      table.resume();
    });
  }

  /** What is said now; nothing while others play, and when all is told. */
  get note(): Note | null {
    const { live, latest } = this.table;
    if (this.off || (live && latest?.status !== 'running')) return null;
    return this.#queue[0] ?? this.#question;
  }

  /** Whether nothing but the end of the game is still to be told. */
  get done(): boolean {
    return this.stops.every((stop) => !stop.asked || this.#told[stop.id]);
  }

  get #question(): Note | null {
    const { table } = this;
    if (!table.myTurn || !table.live) return null;
    const stop = stopFor(this.stops, table.legal, this.#told);
    if (!stop) return null;
    return { id: stop.id, event: null, proposal: proposed(stop, table.legal), read: stop.read ?? false };
  }

  /** It was read. */
  next() {
    const { note } = this;
    if (!note) return;
    if (this.#queue.length > 0) this.#queue = this.#queue.slice(1);
    else this.#tell(note.id);
    if (this.#queue.length === 0) this.table.resume();
  }

  /** A step is played: what was said is no longer of use. */
  played(step: string) {
    const asked = this.off ? null : this.#question;
    this.#queue = [];
    if (!asked) return;
    this.#tell(asked.id);
    if (asked.read || !asked.proposal) return;
    const answer = answerTo(asked.proposal, step);
    if (answer !== 'done')
      this.#say({ id: `${asked.id}.${answer}`, event: null, proposal: null, read: true });
  }

  leave() {
    this.off = true;
    this.#queue = [];
    this.#keep();
    this.table.resume();
  }

  comeBack() {
    this.off = false;
    this.#keep();
  }

  #say(note: Note) {
    this.#queue = [...this.#queue, note];
  }

  #tell(id: string) {
    this.#told = { ...this.#told, [id]: (this.#told[id] ?? 0) + 1 };
    this.#keep();
  }

  #keep() {
    try {
      localStorage.setItem(PLACE + this.table.id, JSON.stringify({ told: this.#told, off: this.off }));
    } catch {
      // then it is forgotten with the page
    }
  }

  /** Whether the film waits at this event: because it is told of, or something else is being read. */
  #holds(event: Explanation): boolean {
    if (this.off) return false;
    this.#meet(event);
    return this.#queue.length > 0;
  }

  #meet(event: Explanation) {
    if (this.#met.has(event)) return;
    this.#met.add(event);
    const stop = stopAt(this.stops, event, this.#told, this.table.seat);
    if (!stop) return;
    this.#tell(stop.id);
    this.#say({ id: stop.id, event, proposal: null, read: true });
  }

  /** What was not shown as a film is told of afterwards. */
  #catchUp(told: number) {
    const { frames } = this.table;
    if (!this.off && this.#read > 0)
      for (const frame of frames.slice(this.#read, told))
        for (const event of frame.explanations) this.#meet(event);
    this.#read = told;
  }
}
