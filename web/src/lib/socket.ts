/** One WebSocket for all tables. It comes back by itself after a cut; subscribers then say where they left off. */
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
  #socket: WebSocket | null = null;
  #subscribers = new Map<string, Subscriber>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', () => this.#connect());
    addEventListener('offline', () => this.#drop());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) return;
      // A machine that has slept may hold a dead line: ask, and connect again if nobody answers.
      if (this.#socket) this.#ping();
      else this.#connect();
    });
  }

  /** Listen to what is said about a table. */
  join(table: string, subscriber: Subscriber) {
    clearTimeout(this.#linger);
    this.#subscribers.set(table, subscriber);
    if (this.#socket?.readyState === WebSocket.OPEN) subscriber.connected();
    else this.#connect();
  }

  /** Listen no more; somebody else who has joined the same table meanwhile goes on listening. */
  leave(table: string, subscriber: Subscriber) {
    if (this.#subscribers.get(table) !== subscriber) return;
    this.#subscribers.delete(table);
    this.send({ op: 'unsubscribe', table });
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => {
      if (this.#subscribers.size === 0) this.#socket?.close();
    }, LINGER);
  }

  /** Whether it could be sent; what could not is the sender's to send again. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
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
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost();
  }

  #lost() {
    clearInterval(this.#pinger);
    clearTimeout(this.#silence);
    this.#socket = null;
    for (const subscriber of this.#subscribers.values()) subscriber.disconnected();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #connect() {
    if (this.#socket || this.#subscribers.size === 0) return;
    clearTimeout(this.#timer);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`;
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#pinger = setInterval(() => this.#ping(), PING);
      for (const subscriber of this.#subscribers.values()) subscriber.connected();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      const message = JSON.parse(event.data as string) as Message;
      if ('table' in message && message.table) this.#subscribers.get(message.table)?.heard(message);
    };
    socket.onclose = () => this.#lost();
  }
}

export const socket = new Socket();
