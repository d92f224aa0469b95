import { describe, expect, it } from 'vitest';
import type { CartusEvent, CartusView, GameDetails } from '../src/lib/wire';
import { choreography } from '../src/cartus/choreography';
import played from './cartus_frames.txt?raw';

type Values = Record<string, unknown>;
interface Played {
  seats: string[];
  eyes: string;
  details: GameDetails;
  frames: { events: CartusEvent[]; view: Values }[];
}

/** Made by cartus_frames.py, a game a line: games of 2 to 5 seats with all buildings, by different eyes. */
const games = played
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Played);

/** Keys whose entries come and go; the file has them as a whole. */
const WHOLE = ['discards', 'seen'];

/** The view of a frame from the one before and what is different. */
function changed(before: Values, change: Values): Values {
  const view = { ...before };
  for (const [key, value] of Object.entries(change)) {
    const parts =
      value !== null && typeof value === 'object' && !Array.isArray(value) && !WHOLE.includes(key);
    view[key] = parts ? { ...(before[key] as Values), ...(value as Values) } : value;
  }
  return view;
}

/**
 * What no event tells, so that only the server knows it:
 * - `phase`: a phase ends when all have acted;
 * - `start` at the end, where it moves on once more after the last round;
 * - `shown` of a later building with two seats, whose cards are turned up together with those of the first.
 */
function comparable(view: Values, after: Values, seats: number): Values {
  const known = { ...view };
  delete known.phase;
  if (after.phase === 'over') delete known.start;
  if (seats === 2) delete known.shown;
  return known;
}

/** The picture after events that follow a view. */
function after(before: Values, events: CartusEvent[], details: GameDetails): Values {
  const { patch } = choreography(details);
  return events.reduce(patch, before as CartusView);
}

describe.each(games)('$eyes at a table of $seats.length', ({ seats, details, frames }) => {
  it('sees after all events of a frame what the server shows', () => {
    let before: Values = {};
    frames.forEach(({ events, view }, n) => {
      const shown = changed(before, view);
      if (n > 0) {
        const patched = after(before, events, details);
        const told = events.map((event) => JSON.stringify(event)).join('\n');
        expect(comparable(patched, shown, seats.length), told).toEqual(
          comparable(shown, shown, seats.length),
        );
      }
      before = shown;
    });
    expect(before.phase).toBe('over');
  });

  it('does not change the views it is given', () => {
    let before: Values = {};
    for (const { events, view } of frames) {
      if (before.phase) {
        const copy = structuredClone(before);
        after(before, events, details);
        expect(before).toEqual(copy);
      }
      before = changed(before, view);
    }
  });
});

it('shows every event of the games for a while, except cards that the viewer lays', () => {
  const still = new Set<string>();
  for (const { details, frames } of games)
    for (const { events } of frames)
      for (const event of events) if (choreography(details).weight(event) === 0) still.add(event.event);
  expect([...still].sort()).toEqual(['BuildingChosen', 'CardLaid', 'LayingEnded']);
});
