/** A page that shows nothing: it starts the worker of the tables, and lets a test talk to it (`tests/page`). */
import type { FromWorker, ToWorker } from '../../src/home/messages';
import { Thinkers } from '../../src/home/thinkers';

const base = new URL('./', location.href).href;

class Home {
  worker!: Worker;
  said: FromWorker[] = [];
  #asked = 0;
  #waiting = new Map<number, (answer: FromWorker) => void>();

  /** Start, and wait until it is ready; for how many milliseconds that took. */
  start(): Promise<number> {
    const began = performance.now();
    this.worker = new Worker(new URL('../../src/home/worker.ts', import.meta.url), { type: 'module' });
    return new Promise((resolve, reject) => {
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        this.said.push(data);
        if (data.op === 'ready') resolve(performance.now() - began);
        if (data.op === 'trouble' && data.kind === 'broken') reject(new Error(data.message));
        if (data.op === 'answer') this.#waiting.get(data.id)?.(data);
      };
      this.send({ op: 'begin', base });
    });
  }

  send(message: ToWorker) {
    this.worker.postMessage(message);
  }

  ask(method: string, path: string, body: object | null = null, token: string | null = null) {
    const id = ++this.#asked;
    this.send({ op: 'request', id, method, path, body: body && JSON.stringify(body), token });
    return new Promise<unknown>((resolve) =>
      this.#waiting.set(id, (answer) => {
        if (answer.op === 'answer')
          resolve([answer.status, answer.body === null ? null : JSON.parse(answer.body)]);
      }),
    );
  }

  /** What was heard on a line since the last time. */
  heard(line: number): unknown[] {
    const own = this.said.filter((said) => said.op === 'heard' && said.line === line);
    this.said = this.said.filter((said) => !own.includes(said));
    return own.map((said) => (said.op === 'heard' ? JSON.parse(said.text) : null));
  }

  end() {
    this.worker.terminate();
  }

  /** Bots that are asked directly. */
  bots(): Thinkers {
    return new Thinkers(
      base,
      () => new Worker(new URL('../../src/home/bots.ts', import.meta.url), { type: 'module' }),
      60_000,
    );
  }
}

Object.assign(window, { home: new Home() });
