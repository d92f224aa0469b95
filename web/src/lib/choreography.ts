/**
 * From frames to pictures. A frame tells what happened, event by event with what each changes, and how the table stands
 * afterwards. Each event becomes a beat with the picture after it, so that a hand moves one piece at a time. Motion never
 * decides anything: the last picture of a frame is always the server's.
 */
import type { Speed } from './settings.svelte';
import type { Change, Explanation, Frame, View } from './wire';

/** How long an event is looked at, in units; 0 for what is only told. */
export type Weight<E extends Explanation = Explanation> = (event: E) => number;

export interface Beat<V extends View = View, E extends Explanation = Explanation> {
  event: E;
  /** The picture before the event, and after it. */
  before: V;
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

/** A view after changes; the given one stays as it is. */
export function changed<V extends View>(view: V, changes: readonly Change[] = []): V {
  return changes.reduce((seen, [path, value]) => put(seen, path, value) as V, view);
}

function put(of: object, [key, ...rest]: readonly string[], value: unknown): object {
  const inner = (of as Record<string, object>)[key!];
  return { ...of, [key!]: rest.length > 0 ? put(inner!, rest, value) : value };
}

/** The beats of a frame after the view before it. At speed `none` there are none: the last picture comes at once. */
export function beats(
  before: View | null,
  frame: Pick<Frame, 'view' | 'explanations'>,
  weight: Weight,
  speed: Speed,
): Beat[] {
  const unit = UNIT[speed];
  if (!unit || !before || !frame.view) return [];
  let view = before;
  let scores: Scores | null = null;
  const found: Beat[] = [];
  frame.explanations.forEach((event, n) => {
    const seen = view;
    view = changed(view, event.changes);
    scores = event.scores ?? scores;
    const ms = weight(event) * unit;
    if (ms > 0) found.push({ event, before: seen, view, ms, told: n + 1, phase: view.phase, scores });
  });
  const last = found.at(-1);
  if (last) last.view = frame.view;
  return found;
}
