/** When a guide tells what. */
import { describe, expect, test } from 'vitest';
import { guides as cards } from '../src/cartus/guide';
import { answerTo, proposed, stopAt, stopFor, type Stop } from '../src/learn/stops';
import { guides as board } from '../src/plague/guide';
import type { Explanation } from '../src/lib/wire';

const event = (name: string, seat?: string) => ({ event: name, seat }) as unknown as Explanation;
const STOPS: Stop[] = [
  { id: 'goal', asked: ['settle'], read: true },
  { id: 'settle', asked: ['settle'], tries: ['settle gallia', 'settle italia'] },
  { id: 'place', asked: ['place'], after: ['settle'] },
  { id: 'rat', event: 'RatTurned', times: 2 },
  { id: 'mine', event: 'CitizensLost', mine: true },
  { id: 'theirs', event: 'CitizensLost', mine: false },
];

describe('a question', () => {
  test('is met by the first stop that was not told', () => {
    expect(stopFor(STOPS, ['settle gallia'], {})?.id).toBe('goal');
    expect(stopFor(STOPS, ['settle gallia'], { goal: 1 })?.id).toBe('settle');
    expect(stopFor(STOPS, ['settle gallia'], { goal: 1, settle: 1 })).toBeNull();
  });

  test('waits for what has to be told before', () => {
    expect(stopFor(STOPS, ['place gallia'], {})).toBeNull();
    expect(stopFor(STOPS, ['place gallia'], { settle: 1 })?.id).toBe('place');
  });

  test('gets a proposal only if it may be played', () => {
    expect(proposed(STOPS[1]!, ['settle italia', 'settle gallia'])).toBe('settle gallia');
    expect(proposed(STOPS[1]!, ['settle italia'])).toBe('settle italia');
    expect(proposed(STOPS[1]!, ['settle anglia'])).toBeNull();
    expect(proposed(STOPS[0]!, ['settle gallia'])).toBeNull();
  });
});

describe('an event', () => {
  test('is told as often as its stop says', () => {
    expect(stopAt(STOPS, event('RatTurned'), {}, 'red')?.id).toBe('rat');
    expect(stopAt(STOPS, event('RatTurned'), { rat: 1 }, 'red')?.id).toBe('rat');
    expect(stopAt(STOPS, event('RatTurned'), { rat: 2 }, 'red')).toBeNull();
  });

  test('is told otherwise to whom it happens', () => {
    expect(stopAt(STOPS, event('CitizensLost', 'red'), {}, 'red')?.id).toBe('mine');
    expect(stopAt(STOPS, event('CitizensLost', 'green'), {}, 'red')?.id).toBe('theirs');
  });
});

test('an answer is the proposal, another one of its kind, or something else', () => {
  expect(answerTo('place gallia', 'place gallia')).toBe('done');
  expect(answerTo('place gallia', 'place italia')).toBe('other');
  expect(answerTo('place gallia', 'take monk')).toBe('else');
});

test.each([...Object.entries(board), ...Object.entries(cards)])(
  'the stops of %s can all be met',
  (_, stops) => {
    const ids = new Set(stops.map(({ id }) => id));
    expect(ids.size).toBe(stops.length);
    for (const stop of stops) {
      expect(Boolean(stop.asked) !== Boolean(stop.event), stop.id).toBe(true);
      for (const before of stop.after ?? []) expect(ids.has(before), `${stop.id} after ${before}`).toBe(true);
    }
  },
);
