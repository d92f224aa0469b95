/** What a row of frames tells: who was away when, what was taken back, what became of the scores. Pure functions. */
import type { Frame, SeatInfo } from '$lib/wire';
import { factsOf } from './film.svelte';

/** The player of what chance decides. */
export const CHANCE = '?';

/** The places of frames whose steps were taken back later. */
export function takenBack(frames: readonly Frame[]): Set<number> {
  const undone = new Set(frames.flatMap((frame) => frame.undone));
  return new Set([...frames.keys()].filter((place) => undone.has(frames[place]!.v)));
}

/** The frames that count: steps that were not taken back. */
export function counted(frames: readonly Frame[]): Frame[] {
  const gone = takenBack(frames);
  return frames.filter((_, place) => !gone.has(place));
}

/** Points of every seat, frame by frame, as far as they are known; at the end all of them are. */
export function curve(frames: readonly Frame[]): { v: number; scores: Record<string, number> }[] {
  return counted(frames)
    .map((frame) => ({ v: frame.v, scores: final(frame) ?? factsOf(frame)?.scores ?? {} }))
    .filter(({ scores }) => Object.keys(scores).length > 0);
}

function final(frame: Frame): Record<string, number> | null {
  return (
    frame.result && Object.fromEntries(frame.result.map(([seat, points]) => [String(seat), Number(points)]))
  );
}

/** The round numbers between two others that a scale shows: few, and zero among them. */
export function marks(least: number, most: number): number[] {
  let step = 1;
  for (let next = [2, 2.5, 2]; (most - least) / step > 6; next = [...next.slice(1), next[0]!])
    step *= next[0]!;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, n) => (first + n) * step);
}

/** How many steps the game has, chance counted. */
export function stepCount(frames: readonly Frame[]): number {
  return counted(frames).reduce((sum, frame) => sum + frame.steps.length, 0);
}

/** The frames since a seat's last own step: what it may have missed. Empty if no other seat has played. */
export function sinceLastTurn(frames: readonly Frame[], seat: string): Frame[] {
  const own = (frame: Frame) => frame.kind === 'step' && frame.steps.some(({ by }) => by === seat);
  const from = frames.findLastIndex(own);
  const since = from < 0 ? [] : frames.slice(from + 1).filter((frame) => frame.kind === 'step');
  return since.some(({ steps }) => steps.some(({ by }) => by !== CHANCE)) ? since : [];
}

/** The seat that a frame is about because it looks different from before. */
export function changedSeat(before: Frame | undefined, after: Frame): SeatInfo | null {
  return (
    after.seats.find((seat, at) => {
      const old = before?.seats[at];
      return !old || old.name !== seat.name || old.away !== seat.away || old.bot !== seat.bot;
    }) ?? null
  );
}
