/** A record that is looked at: any game, from any seat's knowledge or all-seeing. */
import { api } from '$lib/api';
import { settings } from '$lib/settings.svelte';
import type {
  Explanation,
  Frame,
  ReplayFrame,
  SeatInfo,
  StudyRecord,
  TableInfo,
  TableRecord,
} from '$lib/wire';
import { Film } from './film.svelte';

export type Source = { kind: 'table' | 'study'; id: string };

/** The shortest time that a picture is looked at while a replay runs by itself. */
const LOOK: Record<typeof settings.speed, number> = { none: 500, fast: 350, normal: 800, slow: 1600 };

export class Replay extends Film {
  game = $state('');
  seats = $state.raw<SeatInfo[]>([]);
  /** The table it was played at. */
  table = $state.raw<TableInfo | null>(null);
  /** With whose eyes it is looked at: a seat's, the `public`'s; null is all-seeing. */
  as = $state<string | null>(null);
  /** Whether it runs by itself. */
  running = $state(false);
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #load = 0;

  constructor(readonly source: Source) {
    super();
  }

  get address(): string {
    return `/api/${this.source.kind === 'table' ? 'tables' : 'studies'}/${this.source.id}`;
  }

  /** Fetch the record as somebody may know it, and look at the same position as before. */
  async open(as: string | null) {
    const load = ++this.#load;
    const query = as ? `?as=${encodeURIComponent(as)}` : '';
    const record = await api.get<TableRecord | StudyRecord>(`${this.address}/record.json${query}`);
    if (this.#closed || load !== this.#load) return;
    const table = 'table' in record ? record.table : null;
    const about = 'table' in record ? record.table : record.study;
    this.as = as;
    this.table = table;
    this.game = about.game;
    this.seats = about.seats.map((seat) => (typeof seat === 'string' ? nobody(seat) : seat));
    const winners = 'table' in record ? record.winners : null;
    const told = record.explanations;
    const at = this.frames.length > 0 ? this.place : null;
    this.replace(record.frames.map((frame, n) => this.#frame(frame, told[n] ?? [], winners)));
    if (at !== null) this.jump(at);
  }

  close() {
    this.#closed = true;
    this.stop();
    this.skip();
  }

  /** Run by itself from here, or from the start if this is the end. */
  run() {
    if (this.cursor === null) this.jump(0);
    this.running = true;
    this.#tick();
  }

  stop() {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #tick() {
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (!this.moving) {
      if (this.cursor === null) return this.stop();
      this.forward();
    }
    this.#timer = setTimeout(() => this.#tick(), this.moving ? 100 : LOOK[settings.speed]);
  }

  #frame(of: ReplayFrame, explanations: Explanation[], winners: string[] | null): Frame {
    const result = of.result ?? null;
    return {
      op: 'frame',
      table: this.source.id,
      v: of.n,
      at: 0,
      kind: of.n === 0 ? 'started' : 'step',
      viewer: this.as === 'public' ? null : this.as,
      status: of.to_act === null ? 'over' : 'running',
      seats: this.seats,
      undone: [],
      steps: of.step === null ? [] : [{ by: of.by ?? '?', step: of.step }],
      explanations,
      view: of.state,
      to_act: of.to_act === '?' ? null : of.to_act,
      legal: null,
      care: null,
      can_undo: false,
      undo: null,
      time: null,
      result,
      winners: result ? winners : null,
      grounds: null,
      rematch: null,
      facts: of.facts,
      undo_stop: null,
    };
  }
}

function nobody(seat: string): SeatInfo {
  return { seat, name: null, bot: null, away: null, invited: null, kind: null };
}
