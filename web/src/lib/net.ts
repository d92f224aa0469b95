/** A server: requests by HTTP, messages by WebSocket. */
import type { Carrier, Ears, Line } from './carrier';

class NetLine implements Line {
  #socket: WebSocket;
  #over = new AbortController();

  constructor(ears: Ears) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`;
    const socket = (this.#socket = new WebSocket(address));
    const closed = () => {
      this.shut();
      ears.closed();
    };
    socket.onopen = () => ears.opened();
    socket.onmessage = (event) => ears.heard(event.data as string);
    socket.onclose = closed;
    addEventListener('offline', closed, { signal: this.#over.signal });
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(text: string) {
    this.#socket.send(text);
  }

  /** Give the line up without waiting for the other side to agree. */
  shut() {
    this.#over.abort();
    const socket = this.#socket;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

export const carrier: Carrier = {
  async request(method, path, body, token) {
    const headers: Record<string, string> = {};
    if (body !== null) headers['content-type'] = 'application/json';
    if (token) headers['authorization'] = `Bearer ${token}`;
    const answer = await fetch(path, { method, headers, body });
    if (answer.status === 204) return { status: 204, type: '', body: null };
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: await answer.text() };
  },
  connect: (ears) => new NetLine(ears),
  notices: null,
};
