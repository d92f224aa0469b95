/**
 * From frames to pictures. A frame tells what happened, event by event, and how the table stands afterwards; each event
 * becomes a beat with the picture after it, so that a hand moves one piece at a time. Motion never decides anything:
 * the last picture of a frame is always the server's.
 */
import type { Speed } from './settings.svelte';
import type { Explanation, Frame, View } from './wire';

export interface Choreography<V extends View = View, E extends Explanation = Explanation> {
  /** A view after an event: what a board would have to move to show it. Given views are never changed. */
  patch(view: V, event: E): V;
  /** How long an event is looked at, in units; 0 for what is only told. */
  weight(event: E): number;
}

export interface Beat<V extends View = View, E extends Explanation = Explanation> {
  event: E;
  view: V;
  ms: number;
  /** How many events of its frame are told with it, its own counted. */
  told: number;
  /** What is going on, by the name that views have for it. */
  phase: string;
  /** The scores as they are then; null while they are those before the frame. */
  scores: Scores | null;
}

type Scores = Record<string, number>;

/** Milliseconds of one unit. */
export const UNIT: Record<Speed, number> = { none: 0, fast: 220, normal: 500, slow: 1100 };

/** The beats of a frame after the view before it. At speed `none` there are none: the last picture comes at once. */
export function beats(
  before: View | null,
  frame: Pick<Frame, 'view' | 'explanations'>,
  game: Choreography,
  speed: Speed,
): Beat[] {
  const unit = UNIT[speed];
  if (!unit || !before || !frame.view) return [];
  let view = before;
  let scores: Scores | null = null;
  const found: Beat[] = [];
  frame.explanations.forEach((event, n) => {
    view = game.patch(view, event);
    scores = event.scores ?? scores;
    const ms = game.weight(event) * unit;
    if (ms > 0) found.push({ event, view, ms, told: n + 1, phase: view.phase, scores });
  });
  const last = found.at(-1);
  if (last) last.view = frame.view;
  return found;
}
