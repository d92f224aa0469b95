/** A table as this browser knows it: all frames so far, which of them is looked at, and what was said. */
import { Film } from '../table/film.svelte';
import { api, Refused } from './api';
import { i18n } from './i18n.svelte';
import { socket, type Subscriber } from './socket';
import type { ChatLine, Frame, Message, SeatInfo, ShownTable, TableInfo } from './wire';

type Wish = { op: 'step'; step: string; v: number } | { op: 'undo'; v: number };
interface Pending {
  request: string;
  wish: Wish;
  /** The event it has become; its frame is on the way. */
  v: number | null;
  done: (refused: Refused | null) => void;
}

/** After this many milliseconds without an answer a wish is sent again; it counts once. */
const AGAIN = 5_000;
/** A player who goes may be back in a moment: a page is reloaded, a connection lost. In milliseconds. */
const GONE_AFTER = 3_000;

export class Table extends Film implements Subscriber {
  info = $state.raw<TableInfo | null>(null);
  owner = $state(false);
  /** The seat that this is played from. */
  seat = $state<string | null>(null);
  /** The seat whose view is shown instead, after the end. */
  as = $state<string | null>(null);
  lines = $state.raw<ChatLine[]>([]);
  /** The seats whose people are at the table now, if that is known. */
  present = $state.raw<readonly string[] | null>(null);
  connection = $state<'connecting' | 'live' | 'cut'>('connecting');
  /** A step that has been sent and is not on the table yet. */
  waiting = $state(false);
  /** The last thing that went wrong. */
  error = $state.raw<Refused | null>(null);
  /** Told of each step that is played from here. */
  played: ((step: string) => void) | null = null;
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  #pending: Pending | null = null;
  #again: ReturnType<typeof setInterval> | undefined;
  #going: ReturnType<typeof setTimeout> | undefined;
  #chat = 0;
  #closed = false;
  #fetching = false;
  #renewed = false;
  /** Counts how often the eyes have changed, so that late answers for other eyes are not taken. */
  #eyes = 0;

  constructor(
    readonly id: string,
    private token: string | null = null,
  ) {
    super();
  }

  /** Fetch the table with its whole history, then follow it. */
  async open() {
    const eyes = ++this.#eyes;
    const shown = await api.get<ShownTable>(`/api/tables/${this.id}${this.#as('?')}`, this.#options);
    const frames = await this.#history();
    if (this.#closed || eyes !== this.#eyes) return;
    this.info = shown.table;
    this.owner = shown.owner;
    this.seat = shown.seat;
    this.skew = shown.now - Date.now();
    this.replace(frames.length > 0 ? frames : [shown.frame]);
    this.#told(this.latest!);
    socket.join(this.id, this);
  }

  close() {
    this.#closed = true;
    this.skip();
    clearInterval(this.#again);
    clearTimeout(this.#going);
    socket.leave(this.id, this);
  }

  /** Look with other eyes: another seat at this screen, or, after the end, any seat (`as`). */
  async look(token: string | null, as: string | null = null) {
    socket.leave(this.id, this);
    this.skip();
    this.cursor = null;
    this.token = token;
    this.as = as;
    this.lines = [];
    this.#chat = 0;
    await this.open();
  }

  // What is looked at.

  /** Whose view is shown. */
  get viewer(): string | null {
    return this.as ?? this.seat;
  }

  /** The steps that may be played now; none while looking back, while a picture moves, or while one is under way. */
  get legal(): readonly string[] {
    return this.live && !this.waiting && !this.as ? (this.latest?.legal ?? []) : [];
  }

  /** Whether whoever has a seat is not at the table. */
  gone(seat: SeatInfo): boolean {
    const person = seat.kind === 'guest' || seat.kind === 'account';
    return person && !seat.away && this.present !== null && !this.present.includes(seat.seat);
  }

  get myTurn(): boolean {
    const latest = this.latest;
    return this.seat !== null && latest?.status === 'running' && latest.to_act === this.seat;
  }

  // What is played.

  /** Play a step. It is sent again after a cut until the server has answered, and counts once. */
  play(step: string): Promise<Refused | null> {
    this.played?.(step);
    return this.#wish({ op: 'step', step, v: this.latest?.v ?? 0 });
  }

  undo(): Promise<Refused | null> {
    return this.#wish({ op: 'undo', v: this.latest?.v ?? 0 });
  }

  say(text: string): boolean {
    return socket.send({ op: 'say', table: this.id, text });
  }

  /** Any other request about this table, as the seat that is looked with. */
  post<T>(path: string, body: unknown = {}): Promise<T> {
    return api.post<T>(`/api/tables/${this.id}/${path}`, body, this.#options);
  }
  get<T>(path: string): Promise<T> {
    return api.get<T>(`/api/tables/${this.id}/${path}`, this.#options);
  }
  delete<T>(path: string): Promise<T> {
    return api.delete<T>(`/api/tables/${this.id}/${path}`, this.#options);
  }

  /** A request that belongs to the table as it is seen now, with a name that no other request has. */
  numbered<T>(path: string, body: object = {}): Promise<T> {
    return this.post<T>(path, { v: this.latest?.v ?? 0, request: newRequest(), ...body });
  }

  #wish(wish: Wish): Promise<Refused | null> {
    if (this.#pending) return Promise.resolve(new Refused('waiting', 'one thing at a time', 0));
    this.error = null;
    this.waiting = true;
    return new Promise((done) => {
      this.#pending = { request: newRequest(), wish, v: null, done };
      this.#again = setInterval(() => this.#send(), AGAIN);
      this.#send();
    });
  }

  #send() {
    const pending = this.#pending;
    if (pending && pending.v === null) {
      socket.send({ table: this.id, request: pending.request, ...pending.wish });
    }
  }

  #answered(refused: Refused | null) {
    const pending = this.#pending;
    this.#pending = null;
    this.waiting = false;
    clearInterval(this.#again);
    if (refused) this.error = refused;
    pending?.done(refused);
  }

  /** A wish is done when its frame is here, so that nothing old is lit between the answer and the frame. */
  #settle() {
    const v = this.#pending?.v;
    if (v !== null && v !== undefined && (this.latest?.v ?? 0) >= v) this.#answered(null);
  }

  // What is heard.

  connected() {
    socket.send({
      op: 'subscribe',
      table: this.id,
      token: this.token ?? undefined,
      as: this.as ?? undefined,
      v: this.latest?.v,
      chat: this.#chat,
    });
  }

  disconnected() {
    this.connection = 'cut';
    clearTimeout(this.#going);
    this.present = null;
  }

  heard(message: Message) {
    switch (message.op) {
      case 'subscribed':
        if (message.seat !== this.viewer) {
          // The line was opened before I was the one who sits here.
          if (!this.#renewed) socket.renew();
          this.#renewed = true;
          break;
        }
        this.#renewed = false;
        this.connection = 'live';
        this.skew = message.now - Date.now();
        this.#send(); // what has no answer yet
        break;
      case 'frame':
        if (message.viewer === this.viewer) this.#add(message);
        break;
      case 'ack':
        if (message.request === this.#pending?.request) {
          this.#pending.v = message.v;
          this.#settle();
        }
        break;
      case 'error':
        void this.#refused(message);
        break;
      case 'present':
        clearTimeout(this.#going);
        if (this.present) this.present = [...this.present, ...message.seats];
        this.#going = setTimeout(() => (this.present = message.seats), GONE_AFTER);
        break;
      case 'chat': {
        const fresh = message.lines.filter((line) => line.n > this.#chat);
        if (fresh.length === 0) break;
        this.lines = [...this.lines, ...fresh];
        this.#chat = fresh.at(-1)!.n;
        break;
      }
    }
  }

  async #refused(message: Extract<Message, { op: 'error' }>) {
    const { reason } = message as { reason?: Refused['reason'] };
    const refused = new Refused(message.code, message.message, 0, undefined, reason);
    if (reason) await i18n.refusals();
    if (message.code === 'not_subscribed') return this.connected(); // and #send() comes after it
    if (message.request === undefined) this.error = refused;
    else if (message.request === this.#pending?.request) this.#answered(refused);
  }

  #add(frame: Frame) {
    const last = this.latest;
    if (last && frame.v <= last.v) return;
    this.#told(frame);
    const gap = last !== null && frame.v !== last.v + 1;
    this.append(frame, gap || frame.kind === 'fresh' || document.hidden);
    this.#settle();
    if (gap || frame.kind === 'fresh') void this.#fill();
  }

  /** What a frame says about the table itself. */
  #told(frame: Frame) {
    if (!this.info) return;
    const ended = frame.status === 'over' || frame.status === 'closed';
    const { status, v, seats, rematch } = frame;
    this.info = { ...this.info, status, v, seats, rematch };
    if (ended && this.info.secret === null) void this.#reveal();
  }

  /** The secret of the luck is told when nothing more is played. */
  async #reveal() {
    try {
      const shown = await api.get<ShownTable>(`/api/tables/${this.id}`, this.#options);
      if (this.info) this.info = { ...this.info, secret: shown.table.secret };
    } catch {
      // it will be there after the next look
    }
  }

  /** Fetch what was missed. */
  async #fill() {
    if (this.#fetching) return;
    this.#fetching = true;
    const eyes = this.#eyes;
    try {
      const frames = await this.#history();
      if (this.#closed || eyes !== this.#eyes || frames.length === 0) return;
      const later = this.frames.filter((frame) => frame.v > frames.at(-1)!.v);
      this.replace([...frames, ...later]);
      this.#settle();
    } catch {
      // the present is known; what lies between comes with the next look
    } finally {
      this.#fetching = false;
    }
  }

  #history(): Promise<Frame[]> {
    return api.get<Frame[]>(`/api/tables/${this.id}/frames?since=0${this.#as('&')}`, this.#options);
  }

  #as(before: string): string {
    return this.as ? `${before}as=${encodeURIComponent(this.as)}` : '';
  }

  get #options() {
    return { token: this.token };
  }
}

/** A name for a request that no other request has. */
function newRequest(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
