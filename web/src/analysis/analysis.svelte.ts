/** The analysis of a finished game: asked for, waited for, shown. The server keeps it. */
import { api, Refused } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { ShownAnalysis, ToldAnalysis } from '$lib/wire';

/** Milliseconds between two questions how far it is; after a failure it takes longer. */
const SOON = 1000;
const LATER = 4000;

export class Analysis {
  /** How far it is; null until that is known. */
  shown = $state.raw<ShownAnalysis | null>(null);
  /** Whether it was there, or being made, and is not any more. */
  failed = $state(false);
  /** Whether somebody saw it being made. */
  awaited = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `address` is that of the table or the study. */
  constructor(readonly address: string) {}

  get told(): ToldAnalysis | null {
    return this.shown?.analysis ?? null;
  }

  /** Ask how far it is, and go on asking while it is being made. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    let wait = SOON;
    try {
      this.#take(await api.get<ShownAnalysis>(`${this.address}/analysis`));
    } catch (problem) {
      if (!(problem instanceof Refused) || !['unreachable', 'unavailable', 'too_many'].includes(problem.code))
        throw problem;
      wait = LATER;
    }
    const going = this.shown === null || this.shown.status === 'waiting' || this.shown.status === 'working';
    if (going && !this.#closed) this.#timer = setTimeout(() => void this.load().catch(() => undefined), wait);
  }

  /** Have the game analysed. */
  async ask(): Promise<void> {
    this.failed = false;
    await me.ensureGuest();
    this.#take(await api.post<ShownAnalysis>(`${this.address}/analysis`));
    await this.load();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(now: ShownAnalysis) {
    const before = this.shown?.status;
    const going = before === 'waiting' || before === 'working';
    if (going) this.awaited = true;
    this.failed = going && now.status === 'none';
    this.shown = now;
  }
}
