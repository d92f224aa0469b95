/**
 * A game as a row of frames, and which of them is looked at. New frames are shown beat by beat; whoever does not want
 * to wait skips. Tables and replays are films; a table's grows while it is watched.
 */
import { beats, type Beat, type Weight } from '$lib/choreography';
import { settings } from '$lib/settings.svelte';
import type { Explanation, Facts, Frame, View } from '$lib/wire';

/** What waits to be shown: a beat of the frame at a place, or (without one) that `shown` frames have been shown. */
interface Cue {
  beat: Beat | null;
  shown: number;
  place: number;
}

/** How many beats may wait before they are shown faster, and how much faster at most. */
const PATIENCE = 12;
const HURRY = 0.2;

/** What the server has worked out for a frame. */
export function factsOf(frame: Frame | null): Facts | null {
  return frame?.facts ?? null;
}

export class Film {
  /** All frames from the start of the game on, in order of `v`. */
  frames = $state.raw<Frame[]>([]);
  /** Which frame is looked at; null is the last one. */
  cursor = $state<number | null>(null);
  /** What is being shown of a frame. */
  beat = $state.raw<Beat | null>(null);
  /** How long events of the game are looked at; without it pictures change at once. */
  weight: Weight | null = null;
  /** Whether the picture waits at an event until `resume` is called. */
  holds: ((event: Explanation) => boolean) | null = null;

  /** The place of the frame that is being shown. */
  #showing = $state<number | null>(null);
  /** How many frames have been shown; the others wait for their beats. */
  #shown = $state(0);
  #cues: Cue[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  /** The latest frame of all. */
  get latest(): Frame | null {
    return this.frames.at(-1) ?? null;
  }

  /** The place of the frame that is looked at. */
  get place(): number {
    return this.cursor ?? Math.max(0, this.#shown - 1);
  }

  /** The frame that is looked at: in the past, or the last one that has been shown. */
  get frame(): Frame | null {
    return this.frames[this.place] ?? this.frames[0] ?? null;
  }

  /** The picture: of a beat while one is shown, else of the frame. */
  get view(): View | null {
    return this.beat?.view ?? this.frame?.view ?? null;
  }

  /** What is worked out: while a frame is being shown that of the one before, with the scores of the beat. */
  get facts(): Facts | null {
    if (!this.beat || this.#showing === null) return factsOf(this.frame);
    const before = factsOf(this.frames[this.#showing - 1] ?? this.frame);
    return before && { ...before, scores: this.beat.scores ?? before.scores };
  }

  /** What is going on in the picture, by the name that views have for it. */
  get phase(): string {
    return this.beat?.phase ?? this.frame?.view?.phase ?? '';
  }

  /** Whether the last frame is shown, with nothing more to come. */
  get live(): boolean {
    return this.cursor === null && this.#shown === this.frames.length && this.beat === null;
  }

  /** How many frames may be told of: not the one that is being shown, nor those that wait for it. */
  get told(): number {
    return this.cursor === null ? (this.#showing ?? this.#shown) : this.frames.length;
  }

  /** The frame that is being shown, and how many of its events have been. */
  get part(): { place: number; events: number } | null {
    return this.beat && this.#showing !== null ? { place: this.#showing, events: this.beat.told } : null;
  }

  /** Whether pictures move now. */
  get moving(): boolean {
    return this.beat !== null;
  }

  /** Look at a frame by its place; the last one is the present. */
  jump(place: number | null) {
    this.skip();
    this.cursor = place === null || place >= this.frames.length - 1 ? null : Math.max(0, place);
  }

  back() {
    this.jump(this.place - 1);
  }

  /** One frame on, and its beats. */
  forward() {
    if (this.cursor === null) return this.skip();
    const before = this.frame?.view ?? null;
    const place = this.cursor + 1;
    this.jump(place);
    const frame = this.frames[place];
    if (!frame) return;
    for (const beat of this.#beats(before, frame, settings.speed))
      this.#cues.push({ beat, shown: this.#shown, place });
    this.#next();
  }

  /** Show at once all that is still to be shown. */
  skip() {
    clearTimeout(this.#timer);
    this.#cues = [];
    this.#held = false;
    this.beat = this.#showing = null;
    this.#shown = this.frames.length;
  }

  /** Go on where the picture waits. */
  resume() {
    if (!this.#held) return;
    this.#held = false;
    this.#next();
  }

  /** Put other frames in place of all that were known, at the same moment as far as there is one. */
  protected replace(frames: Frame[]) {
    const at = this.cursor === null ? null : this.frame?.v;
    this.frames = frames;
    this.skip();
    const place = at === null || at === undefined ? -1 : frames.findIndex((frame) => frame.v >= at);
    this.cursor = place >= 0 && place < frames.length - 1 ? place : null;
  }

  /** Add a frame and show it after those that are still being shown; at once if there is nobody to see it move. */
  protected append(frame: Frame, atOnce: boolean) {
    const before = this.latest?.view ?? null;
    const idle = this.#cues.length === 0 && this.beat === null;
    const looking = this.cursor === null;
    this.frames = [...this.frames, frame];
    if (atOnce || !looking) {
      // Whoever looks back is not disturbed; coming back shows the present at once.
      if (idle) this.#shown = this.frames.length;
      else this.#cues.push({ beat: null, shown: this.frames.length, place: this.frames.length - 1 });
      return;
    }
    const [shown, place] = [this.frames.length, this.frames.length - 1];
    for (const beat of this.#beats(before, frame, settings.speed)) this.#cues.push({ beat, shown, place });
    this.#cues.push({ beat: null, shown, place });
    if (idle) this.#next();
  }

  #beats(before: View | null, frame: Frame, speed: typeof settings.speed): Beat[] {
    return this.weight ? beats(before, frame, this.weight, speed) : [];
  }

  #next() {
    let cue = this.#cues.shift();
    for (; cue && !cue.beat; cue = this.#cues.shift()) this.#shown = cue.shown;
    this.beat = cue?.beat ?? null;
    this.#showing = cue?.place ?? null;
    if (!cue?.beat) return;
    this.#held = this.holds?.(cue.beat.event) ?? false;
    if (this.#held) return;
    const hurry = this.holds ? 1 : Math.max(HURRY, Math.min(1, PATIENCE / (this.#cues.length + 1)));
    this.#timer = setTimeout(() => this.#next(), cue.beat.ms * hurry);
  }
}
