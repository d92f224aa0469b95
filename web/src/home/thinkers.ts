/** The bots' worker, seen from the tables' one: questions and answers, and another one if it breaks. */

export type ToBots =
  | { op: 'begin'; base: string }
  | { op: 'think'; id: number; question: string }
  | { op: 'leave'; mind: number };
export type FromBots =
  | { op: 'ready' }
  | { op: 'thought'; id: number; answer: string }
  | { op: 'failed'; id: number; message: string };

/** What we need of a worker. */
export type Bots = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

interface Waiting {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Milliseconds that a bot may think; the slowest has a second. After them its worker is ended. */
const PATIENCE = 15_000;

export class Thinkers {
  #bots: Bots | null = null;
  #ready = false;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(
    private readonly base: string,
    private readonly make: () => Bots,
    private readonly patience = PATIENCE,
  ) {}

  /** Have the worker ready before anybody asks. */
  start() {
    if (this.#bots) return;
    const bots = (this.#bots = this.make());
    this.#ready = false;
    bots.onmessage = ({ data }: MessageEvent<FromBots>) => this.#heard(data);
    bots.onerror = bots.onmessageerror = () => this.#broken(bots, 'the worker of the bots has broken');
    bots.postMessage({ op: 'begin', base: this.base } satisfies ToBots);
  }

  /** A bot's answer; an error if the worker has broken, and then the next question goes to another one. */
  think(question: string): Promise<string> {
    this.start();
    const bots = this.#bots!;
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, timer: undefined });
      if (this.#ready) this.#watch(id);
      bots.postMessage({ op: 'think', id, question } satisfies ToBots);
    });
  }

  leave(mind: number) {
    this.#bots?.postMessage({ op: 'leave', mind } satisfies ToBots);
  }

  #heard(said: FromBots) {
    if (said.op === 'ready') {
      this.#ready = true;
      for (const id of this.#waiting.keys()) this.#watch(id);
      return;
    }
    const waiting = this.#waiting.get(said.id);
    if (!waiting) return;
    this.#waiting.delete(said.id);
    clearTimeout(waiting.timer);
    if (said.op === 'thought') waiting.resolve(said.answer);
    else waiting.reject(new Error(said.message));
  }

  /** A bot that does not answer has lost its way: nothing but the end of its worker stops it. */
  #watch(id: number) {
    const bots = this.#bots!;
    const waiting = this.#waiting.get(id)!;
    waiting.timer = setTimeout(() => this.#broken(bots, 'a bot does not answer'), this.patience);
  }

  #broken(bots: Bots, why: string) {
    if (this.#bots !== bots) return;
    bots.onmessage = bots.onerror = bots.onmessageerror = null;
    bots.terminate();
    this.#bots = null;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timer } of all) {
      clearTimeout(timer);
      reject(new Error(why));
    }
  }
}
