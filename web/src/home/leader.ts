/** The tab that leads: it has the worker, and passes on what the other tabs ask it. */
import type { Answered, Asked, FromWorker, Told, ToWorker } from './messages';

/** As much of a worker as is needed. */
export interface Work {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

export class Leader {
  #requests = new Map<number, { tab: string; id: number }>();
  /** The lines of the worker by `tab line`, and back. */
  #lines = new Map<string, number>();
  #owners = new Map<number, { tab: string; line: number }>();
  #last = 0;
  /** What came before the worker was ready. */
  #early: { tab: string; asked: Asked }[] = [];
  /** What the worker has said of itself, for tabs that come later. */
  readonly said = new Map<Told['op'], Told>();

  constructor(
    private work: Work,
    base: string,
    private answer: (tab: string, answered: Answered) => void,
    private tell: (told: Told) => void,
  ) {
    work.onmessage = ({ data }) => this.#heard(data);
    // Before it is ready, any error means that it will never be. Later it says itself what it can't go on from.
    work.onerror = (event) => {
      if (this.ready) return;
      event.preventDefault?.();
      this.#heard({ op: 'trouble', kind: 'broken', message: event.message ?? 'the worker has stopped' });
    };
    work.postMessage({ op: 'begin', base });
  }

  get ready(): boolean {
    return this.said.has('ready');
  }

  take(tab: string, asked: Asked) {
    if (!this.ready) {
      this.#early.push({ tab, asked });
      return;
    }
    if (asked.op === 'request') {
      const id = ++this.#last;
      this.#requests.set(id, { tab, id: asked.id });
      this.work.postMessage({ ...asked, id });
      return;
    }
    const key = `${tab} ${asked.line}`;
    if (asked.op === 'open') {
      const line = ++this.#last;
      this.#lines.set(key, line);
      this.#owners.set(line, { tab, line: asked.line });
    }
    const line = this.#lines.get(key);
    if (line === undefined) return;
    this.work.postMessage({ ...asked, line });
    if (asked.op === 'shut') {
      this.#lines.delete(key);
      this.#owners.delete(line);
    }
  }

  /** A tab is gone. */
  forget(tab: string) {
    this.#early = this.#early.filter((each) => each.tab !== tab);
    for (const { tab: owner, line } of [...this.#owners.values()])
      if (owner === tab) this.take(tab, { op: 'shut', line });
    for (const [id, request] of this.#requests) if (request.tab === tab) this.#requests.delete(id);
  }

  end() {
    this.work.onmessage = this.work.onerror = null;
    this.work.terminate();
  }

  #heard(message: FromWorker) {
    if (message.op === 'answer') {
      const request = this.#requests.get(message.id);
      this.#requests.delete(message.id);
      if (request) this.answer(request.tab, { ...message, id: request.id });
    } else if (message.op === 'heard') {
      const owner = this.#owners.get(message.line);
      if (owner) this.answer(owner.tab, { ...message, line: owner.line });
    } else {
      this.said.set(message.op, message);
      this.tell(message);
      if (message.op === 'ready') for (const { tab, asked } of this.#early.splice(0)) this.take(tab, asked);
    }
  }
}
