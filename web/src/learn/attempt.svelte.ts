/** A task that is being tried: the position, one answer after the other, and what came of the last one. */
import type { BoardProps, Facts, GameDetails } from '$lib/board';
import { beats, type Beat, type Weight } from '$lib/choreography';
import { t } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import type { SeatInfo, View } from '$lib/wire';
import type { TaskData, Try } from './tasks';

/** Whose eyes the learner has. */
export const READER = 'red';

export class Attempt {
  beat = $state.raw<Beat | null>(null);
  /** What was answered last. */
  answer = $state<string | null>(null);
  /** All answers so far. */
  given = $state.raw<ReadonlySet<string>>(new Set());
  #view = $state.raw() as View;
  #facts = $state.raw() as Facts;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly data: TaskData,
    private readonly details: GameDetails,
    private readonly weight: Weight,
  ) {
    this.again();
  }

  /** The position as it was; what was answered stays known. */
  again() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = this.answer = null;
    this.#view = this.data.view;
    this.#facts = this.data.facts;
  }

  close() {
    clearTimeout(this.#timer);
  }

  get view(): View {
    return this.beat?.view ?? this.#view;
  }

  get tries(): [string, Try][] {
    return Object.entries(this.data.tries);
  }

  get outcome(): Try | null {
    return this.answer === null ? null : (this.data.tries[this.answer] ?? null);
  }

  /** How many right answers were not given yet. */
  get missing(): number {
    return this.tries.filter(([text, { right }]) => right && !this.given.has(text)).length;
  }

  /** An answer that begins with this step, if there is one alone. */
  beginning(step: string): string | null {
    const found = this.tries.filter(([text]) => text.split(', ')[0] === step);
    return found.length === 1 ? found[0]![0] : null;
  }

  get board(): Omit<BoardProps, 'why'> {
    const steps = this.tries.map(([text]) => text.split(', ')[0]!);
    return {
      game: this.details.game,
      details: this.details,
      view: this.view,
      facts: this.#facts,
      viewer: READER,
      seats: this.seats,
      legal: this.answer === null ? steps.filter((step) => this.beginning(step)) : [],
      beat: this.beat,
      play: (step) => {
        const text = this.beginning(step);
        if (text) this.give(text);
      },
    };
  }

  get seats(): SeatInfo[] {
    return Object.keys(this.data.facts.scores).map((seat) => ({
      seat,
      name: t(`seat-${seat}`),
      kind: null,
      bot: null,
      away: null,
      invited: null,
    }));
  }

  /** Answer; after another answer the position is first as it was. */
  give(text: string) {
    this.again();
    this.answer = text;
    this.given = new Set([...this.given, text]);
    const { outcome } = this;
    if (!outcome || outcome.reason) return;
    const before = this.#view;
    this.#view = { ...before, ...outcome.view } as View;
    this.#facts = { ...this.#facts, ...outcome.facts };
    const frame = { view: this.#view, explanations: outcome.told };
    this.#queue = beats(before, frame, this.weight, settings.speed);
    this.#next();
  }

  #next() {
    this.beat = this.#queue.shift() ?? null;
    if (this.beat) this.#timer = setTimeout(() => this.#next(), this.beat.ms);
  }
}
