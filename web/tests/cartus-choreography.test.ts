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

/** Made by cartus_frames.py, a game a line, from before the first draw to the end: games of 2 to 5 seats with all buildings, by different eyes. */
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

/** The picture after events that follow a view. */
function after(before: Values, events: CartusEvent[], details: GameDetails): Values {
  const { patch } = choreography(details);
  return events.reduce(patch, before as CartusView);
}

function same(view: Values, other: Values): boolean {
  try {
    expect(view).toStrictEqual(other);
    return true;
  } catch {
    return false;
  }
}

/** Events that the picture after a frame does not need: they are told, and others say what follows. */
const ONLY_TOLD = [
  'ActionTaken',
  'BuildingChosen',
  'GameEnded',
  'LastRoundBegan',
  'LayingEnded',
  'StartSeatDrawn',
  'SupplyChosen',
  'SwordsDecided',
  'TributeDemanded',
];

describe.each(games)('$eyes at a table of $seats.length', ({ details, frames }) => {
  it('sees after all events of a frame what the server shows', () => {
    let before: Values = {};
    frames.forEach(({ events, view }, n) => {
      const shown = changed(before, view);
      if (n > 0) {
        const patched = after(before, events, details);
        const told = events.map((event) => JSON.stringify(event)).join('\n');
        expect(patched, told).toStrictEqual(shown);
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
  expect([...still].sort()).toEqual([
    'BuildingChosen',
    'CardLaid',
    'CardsTurnedUp',
    'LaidCardsLeft',
    'LayingEnded',
    'PhaseBegan',
  ]);
});

it('would not come to what the server shows if any event were missing that is more than told', () => {
  const missed = new Set<string>();
  const told = new Set<string>();
  for (const { details, frames } of games) {
    let before: Values = {};
    frames.forEach(({ events, view }, n) => {
      const shown = changed(before, view);
      for (const name of new Set(events.map(({ event }) => event))) {
        told.add(name);
        if (n === 0 || missed.has(name)) continue;
        const others = events.filter(({ event }) => event !== name);
        if (!same(after(before, others, details), shown)) missed.add(name);
      }
      before = shown;
    });
  }
  expect([...told].filter((name) => !missed.has(name)).sort()).toEqual(ONLY_TOLD);
});
