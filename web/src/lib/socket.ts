/** One line for all tables. It comes back by itself after a cut; subscribers then say where they left off. */
import { carrier, type Line } from './carrier';
import type { Message } from './wire';

export interface Subscriber {
  /** Called at every connection: subscribe, and send again what has no answer. */
  connected(): void;
  disconnected(): void;
  heard(message: Message): void;
}

const PING = 30_000;
/** A line that says nothing for so long after a ping is dead, whatever the system thinks of it. */
const SILENCE = 8_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** How long a line that nobody listens to stays open: whoever comes back at once finds it. */
const LINGER = 1_000;

class Socket {
  #line: Line | null = null;
  #subscribers = new Map<string, Subscriber>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', () => this.#connect());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      // A machine that has slept may hold a dead line: ask, and connect again if nobody answers.
      if (this.#line) this.#ping();
      else this.#connect();
    });
  }

  /** Listen to what is said about a table. */
  join(table: string, subscriber: Subscriber) {
    clearTimeout(this.#linger);
    this.#subscribers.set(table, subscriber);
    if (this.#line?.open) subscriber.connected();
    else this.#connect();
  }

  /** Listen no more; somebody else who has joined the same table meanwhile goes on listening. */
  leave(table: string, subscriber: Subscriber) {
    if (this.#subscribers.get(table) !== subscriber) return;
    this.#subscribers.delete(table);
    this.send({ op: 'unsubscribe', table });
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => {
      if (this.#subscribers.size === 0) this.#drop();
    }, LINGER);
  }

  /** Whether it could be sent; what could not is the sender's to send again. */
  send(message: object): boolean {
    if (!this.#line?.open) return false;
    this.#line.say(JSON.stringify(message));
    return true;
  }

  /** Connect again: the server knows a connection by its opener, and that was somebody else. */
  renew() {
    this.#pause = FIRST_PAUSE;
    this.#drop();
  }

  #ping() {
    if (!this.send({ op: 'ping' })) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#drop(), SILENCE);
  }

  /** Give a line up without waiting for the other side to agree. */
  #drop() {
    if (!this.#line) return;
    this.#line.shut();
    this.#lost();
  }

  #lost() {
    clearInterval(this.#pinger);
    clearTimeout(this.#silence);
    this.#line = null;
    for (const subscriber of this.#subscribers.values()) subscriber.disconnected();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #connect() {
    if (this.#line || this.#subscribers.size === 0) return;
    clearTimeout(this.#timer);
    this.#line = carrier.connect({
      opened: () => {
        this.#pause = FIRST_PAUSE;
        this.#pinger = setInterval(() => this.#ping(), PING);
        for (const subscriber of this.#subscribers.values()) subscriber.connected();
      },
      heard: (text) => {
        clearTimeout(this.#silence);
        const message = JSON.parse(text) as Message;
        if ('table' in message && message.table) this.#subscribers.get(message.table)?.heard(message);
      },
      closed: () => this.#lost(),
    });
  }
}

export const socket = new Socket();
