/**
 * A position that can be tried. All that can happen in it was played by the rules themselves beforehand
 * (tools/lessons.py); here it is only told, picture by picture.
 */
import type { BoardProps, Facts, GameDetails } from '$lib/board';
import { beats, type Beat, type Weight } from '$lib/choreography';
import { t } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import type { Explanation, SeatInfo, View } from '$lib/wire';

/** What follows from a step: what happened, and what is new in view and facts. */
export interface Outcome {
  told: Explanation[];
  view: Partial<View>;
  facts: Partial<Facts>;
  answers: Record<string, Outcome>;
}
export interface LessonData {
  table: string;
  view: View;
  facts: Facts;
  answers: Record<string, Outcome>;
}
export interface Lessons {
  tables: Record<string, GameDetails>;
  lessons: Record<string, LessonData>;
}

/** Whose eyes the reader has. */
export const READER = 'red';

export class Lesson {
  readonly details: GameDetails;
  view = $state.raw() as View;
  beat = $state.raw<Beat | null>(null);
  /** All that has happened since the start. */
  told = $state.raw<Explanation[]>([]);
  #facts = $state.raw<Facts | null>(null);
  /** The facts before what is being shown. */
  #past: Facts | null = null;
  #answers = $state.raw<Record<string, Outcome>>({});
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What has happened and is not told yet, because its picture is still to come. */
  #untold: Explanation[] = [];

  constructor(
    readonly data: LessonData,
    lessons: Lessons,
    private weight: Weight,
  ) {
    this.details = lessons.tables[data.table]!;
    this.again();
  }

  /** From the start. */
  again() {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#untold = [];
    this.beat = null;
    this.told = [];
    this.view = this.data.view;
    this.#facts = this.data.facts;
    this.#answers = this.data.answers;
  }

  close() {
    clearTimeout(this.#timer);
  }

  get begun(): boolean {
    return this.told.length > 0 || this.beat !== null;
  }

  /** Whether nothing more can be tried, and all has been shown. */
  get over(): boolean {
    return this.beat === null && Object.keys(this.#answers).length === 0;
  }

  get legal(): string[] {
    return this.beat === null ? Object.keys(this.#answers) : [];
  }

  get facts(): Facts | null {
    if (!this.beat || !this.#past) return this.#facts;
    return { ...this.#past, scores: this.beat.scores ?? this.#past.scores };
  }

  get seats(): SeatInfo[] {
    const names = Object.keys(this.data.facts.scores);
    return names.map((seat) => ({
      seat,
      name: t(`seat-${seat}`),
      kind: null,
      bot: null,
      away: null,
      invited: null,
    }));
  }

  get board(): Omit<BoardProps, 'why'> {
    return {
      game: this.details.game,
      details: this.details,
      view: this.beat?.view ?? this.view,
      facts: this.facts,
      viewer: READER,
      seats: this.seats,
      legal: this.legal,
      beat: this.beat,
      play: (step) => this.play(step),
    };
  }

  play(step: string) {
    const outcome = this.#answers[step];
    if (!outcome || this.beat) return;
    const before = this.view;
    this.view = { ...before, ...outcome.view } as View;
    this.#past = this.#facts;
    this.#facts = { ...this.#facts!, ...outcome.facts };
    this.#answers = outcome.answers;
    this.#untold = [...outcome.told];
    const frame = { view: this.view, explanations: outcome.told };
    this.#queue = beats(before, frame, this.weight, settings.speed);
    this.#next();
  }

  #next() {
    const beat = this.#queue.shift() ?? null;
    this.beat = beat;
    const until = beat ? this.#untold.indexOf(beat.event) + 1 : this.#untold.length;
    this.told = [...this.told, ...this.#untold.splice(0, until)];
    if (beat) this.#timer = setTimeout(() => this.#next(), beat.ms);
  }
}
