/**
 * What a guided first game tells, and when. A game lists its stops in its folder; each has a message of the catalogue,
 * `guide-GAME-ID`. No stop knows a rule: it waits for a question that is asked or an event that happens.
 */
import { parsed } from '$lib/choices';
import { seatOf, type Explanation } from '$lib/wire';

export interface Stop {
  id: string;
  /** It is told when one of these verbs may be played. */
  asked?: readonly string[];
  /** Or when this happens; the film waits meanwhile. */
  event?: string;
  /** Only what the newcomer does (or, if false, what others do). */
  mine?: boolean;
  /** Not before these were told. */
  after?: readonly string[];
  /** Told once, or that often. */
  times?: number;
  /** It is only read; whoever has read it says so. Stops at events always are. */
  read?: boolean;
  /** Steps that are proposed: the first of them that may be played. */
  tries?: readonly string[];
}

/** What has been told, by the ids of stops, and how often. */
export type Told = Readonly<Record<string, number>>;

function open(stop: Stop, told: Told): boolean {
  return (told[stop.id] ?? 0) < (stop.times ?? 1) && (stop.after ?? []).every((id) => told[id]);
}

/** The stop for an event, seen by a seat. */
export function stopAt(
  stops: readonly Stop[],
  event: Explanation,
  told: Told,
  viewer: string | null,
): Stop | null {
  const mine = seatOf(event) === viewer;
  const fits = (stop: Stop) =>
    stop.event === event.event && (stop.mine === undefined || stop.mine === mine) && open(stop, told);
  return stops.find(fits) ?? null;
}

/** The stop for what may be played now. */
export function stopFor(stops: readonly Stop[], legal: readonly string[], told: Told): Stop | null {
  const verbs = new Set(legal.map((step) => parsed(step).verb));
  return stops.find((stop) => stop.asked?.some((verb) => verbs.has(verb)) && open(stop, told)) ?? null;
}

/** The step that a stop proposes, if one of its own may be played. */
export function proposed(stop: Stop, legal: readonly string[]): string | null {
  return stop.tries?.find((step) => legal.includes(step)) ?? null;
}

/** How somebody has answered a proposal: with it, with another step of its kind, or with something else. */
export function answerTo(proposal: string, step: string): 'done' | 'other' | 'else' {
  if (step === proposal) return 'done';
  return parsed(step).verb === parsed(proposal).verb ? 'other' : 'else';
}
