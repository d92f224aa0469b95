/**
 * The tabs of one browser agree on who leads: it has the worker, the others send it what they want. A lock is held by the tab
 * that leads, so that the browser itself gives it to the next one, whatever ended the first.
 */
import { Leader, type Work } from './leader';
import type { Answer, Carrier, Ears, Line } from '$lib/carrier';
import type { Answered, Asked, Told } from './messages';

/** What tabs say to each other. */
type Word =
  /** To the one that leads. */
  | { op: 'ask'; from: string; asked: Asked }
  | { op: 'hello'; from: string }
  /** From the one that leads: to all, or to one. */
  | { op: 'leads'; to: string | null; leader: string; told: Told[] }
  | { op: 'told'; told: Told }
  | { op: 'answered'; to: string; answered: Answered };

/** Milliseconds without a word from the tab that leads, after which a tab that somebody looks at takes over. */
export const SILENCE = 5_000;

interface Waiting {
  asked: Asked & { op: 'request' };
  done: (answer: Answer) => void;
  fail: (error: Error) => void;
}

export interface Surroundings {
  base: string;
  start: () => Work;
  /** What the worker says of itself. */
  hear: (told: Told) => void;
  /** It starts, in this tab or in another one. */
  begin: () => void;
}

class HomeLine implements Line {
  open = false;

  constructor(
    readonly number: number,
    readonly ears: Ears,
    private tabs: Tabs,
  ) {}

  say(text: string) {
    this.tabs.send({ op: 'say', line: this.number, text });
  }

  shut() {
    this.tabs.shut(this);
  }
}

export class Tabs implements Pick<Carrier, 'request' | 'connect'> {
  readonly #me = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly #channel: BroadcastChannel | null;
  #leader: Leader | null = null;
  /** The tab that leads, if that is another one. */
  #led: string | null = null;
  #ready = false;
  #last = 0;
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, HomeLine>();
  #heardAt = 0;
  /** Why nobody answers any more. */
  #broken: string | null = null;

  constructor(private around: Surroundings) {
    const locks = navigator.locks as LockManager | undefined;
    this.#channel =
      locks && 'BroadcastChannel' in globalThis ? new BroadcastChannel(this.#name('tabs')) : null;
    around.begin();
    if (!locks || !this.#channel) {
      this.#lead();
      return;
    }
    this.#channel.onmessage = ({ data }: MessageEvent<Word>) => this.#word(data);
    // Held as long as this tab is there: the one that leads waits for it.
    void locks.request(this.#name(this.#me), () => new Promise(() => {}));
    this.#queue(locks, {});
    this.#channel.postMessage({ op: 'hello', from: this.#me } satisfies Word);
    setInterval(() => this.#watch(locks), SILENCE);
  }

  request(method: string, path: string, body: string | null, token: string | null): Promise<Answer> {
    const asked = { op: 'request', id: ++this.#last, method, path, body, token } as const;
    if (this.#broken !== null) return Promise.reject(new Error(this.#broken));
    return new Promise((done, fail) => {
      this.#waiting.set(asked.id, { asked, done, fail });
      this.send(asked);
    });
  }

  connect(ears: Ears): Line {
    const line = new HomeLine(++this.#last, ears, this);
    this.#lines.set(line.number, line);
    queueMicrotask(() => this.#open(line));
    return line;
  }

  /** To the worker, if anybody has it; what is asked before that is sent when somebody has. */
  send(asked: Asked) {
    if (this.#leader) this.#leader.take(this.#me, asked);
    else if (this.#led) this.#post({ op: 'ask', from: this.#me, asked });
  }

  shut(line: HomeLine) {
    if (!this.#lines.delete(line.number)) return;
    if (line.open) this.send({ op: 'shut', line: line.number });
    line.open = false;
  }

  #name(of: string): string {
    return `rattus ${new URL(this.around.base).pathname} ${of}`;
  }

  #post(word: Word) {
    this.#channel?.postMessage(word);
  }

  #open(line: HomeLine) {
    if (line.open || !this.#ready || !this.#lines.has(line.number)) return;
    line.open = true;
    this.send({ op: 'open', line: line.number });
    line.ears.opened();
  }

  // The tab that leads.

  #queue(locks: LockManager, options: LockOptions) {
    const held = () =>
      new Promise<never>(() => {
        this.#changed();
        this.#lead();
      });
    locks.request(this.#name('leads'), options, held).catch(() => {
      // Another tab has taken over, because this one did not answer.
      this.#leader?.end();
      this.#leader = null;
      this.#changed();
      this.#queue(locks, {});
      this.#post({ op: 'hello', from: this.#me });
    });
  }

  #lead() {
    this.#led = null;
    const hear = (told: Told) => {
      this.#post({ op: 'told', told });
      this.#told(told);
    };
    const answer = (tab: string, answered: Answered) =>
      tab === this.#me ? this.#answered(answered) : this.#post({ op: 'answered', to: tab, answered });
    this.#leader = new Leader(this.around.start(), this.around.base, answer, hear);
    this.#post({ op: 'leads', to: null, leader: this.#me, told: [] });
    for (const { asked } of this.#waiting.values()) this.send(asked);
  }

  /** Nobody answers what was sent to whoever led: it is asked again if that changes nothing, lines are cut. */
  #changed() {
    const had = this.#led !== null || this.#ready;
    this.#led = null;
    this.#ready = false;
    this.#broken = null;
    this.around.begin();
    for (const line of [...this.#lines.values()]) {
      if (!line.open) continue;
      this.#lines.delete(line.number);
      line.open = false;
      line.ears.closed();
    }
    for (const [id, { asked, fail }] of [...this.#waiting]) {
      if (!had || asked.method === 'GET') continue;
      this.#waiting.delete(id);
      fail(new Error('the tab that was asked is gone'));
    }
  }

  /** Look after the tab that leads. */
  #watch(locks: LockManager) {
    if (this.#leader || document.hidden) {
      this.#heardAt = 0;
      return;
    }
    const now = Date.now();
    if (this.#heardAt === 0) this.#heardAt = now;
    if (now - this.#heardAt > 2 * SILENCE) {
      this.#heardAt = 0;
      this.#queue(locks, { steal: true });
    } else this.#post({ op: 'hello', from: this.#me });
  }

  #follow(leader: string, told: Told[]) {
    this.#heardAt = Date.now();
    if (this.#leader || this.#led === leader) return;
    this.#changed();
    this.#led = leader;
    for (const each of told) this.#told(each);
    for (const { asked } of this.#waiting.values()) this.send(asked);
  }

  // What is heard.

  #word(word: Word) {
    const leader = this.#leader;
    switch (word.op) {
      case 'ask':
        leader?.take(word.from, word.asked);
        break;
      case 'hello':
        if (!leader) break;
        this.#post({ op: 'leads', to: word.from, leader: this.#me, told: [...leader.said.values()] });
        this.#await(word.from);
        break;
      case 'leads':
        if (word.to === null || word.to === this.#me) this.#follow(word.leader, word.told);
        if (word.to === null) this.#post({ op: 'hello', from: this.#me });
        break;
      case 'told':
        if (this.#led) this.#told(word.told);
        break;
      case 'answered':
        if (word.to === this.#me) this.#answered(word.answered);
    }
  }

  #tabs = new Set<string>();

  /** Forget a tab when it is gone: then its lock is free. */
  #await(tab: string) {
    if (this.#tabs.has(tab)) return;
    this.#tabs.add(tab);
    void navigator.locks.request(this.#name(tab), () => {
      this.#tabs.delete(tab);
      this.#leader?.forget(tab);
    });
  }

  #told(told: Told) {
    this.around.hear(told);
    if (told.op === 'trouble' && told.kind === 'broken') {
      this.#broken = told.message;
      for (const { fail } of this.#waiting.values()) fail(new Error(told.message));
      this.#waiting.clear();
    }
    if (told.op !== 'ready') return;
    this.#ready = true;
    for (const line of [...this.#lines.values()]) this.#open(line);
  }

  #answered(answered: Answered) {
    if (answered.op === 'heard') this.#lines.get(answered.line)?.ears.heard(answered.text);
    else {
      const { id, status, type, body } = answered;
      this.#waiting.get(id)?.done({ status, type, body });
      this.#waiting.delete(id);
    }
  }
}
