/** As much of a browser as the stores need: no page, a socket that a test holds in its hands, and answers by path. */
import { vi } from 'vitest';

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.cut();
  }

  // What a test does.
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  cut() {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was sent with an op. */
  heard(op: string) {
    return this.sent.filter((message) => message.op === op);
  }
}

/** What the server answers, by the beginning of the address. */
export const answers = new Map<string, unknown>();
export const asked: string[] = [];

export function answer(path: string, body: unknown) {
  answers.set(path, body);
}

function query() {
  return { matches: false, addEventListener: () => undefined };
}

export function fakeBrowser() {
  const storage = new Map<string, string>();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', query);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', hash: '', pathname: '/', search: '' });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, documentElement: {} });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
    clear: () => storage.clear(),
  });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const known = [...answers.keys()]
      .filter((key) => path.startsWith(key))
      .sort((a, b) => b.length - a.length)[0];
    const body = known === undefined ? { code: 'not_found', message: path } : answers.get(known);
    return Promise.resolve({
      ok: known !== undefined,
      status: known === undefined ? 404 : 200,
      headers: { get: () => 'application/json' },
      text: () => Promise.resolve(JSON.stringify(body)),
    });
  });
}

fakeBrowser();
