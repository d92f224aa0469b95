import './browser';
import { describe, expect, test } from 'vitest';
import { beats, UNIT, type Choreography } from '$lib/choreography';
import type { View } from '$lib/wire';
import { event, frame } from './frames';

/** A game of its own, whose view is what has been seen. */
interface Seen {
  seen?: string[];
}
const game = {
  patch: (view: Seen, { event: name }: { event: string }) => ({
    ...view,
    seen: [...(view.seen ?? []), name],
  }),
  weight: ({ event: name }: { event: string }) => (name === 'Told' ? 0 : name === 'Long' ? 2 : 1),
} as unknown as Choreography;
const start = {} as View;

describe('a frame in beats', () => {
  const after = frame(2, { explanations: [event('A'), event('Told'), event('Long')], view: { end: true } });

  test('every event that is looked at is a beat, as long as it weighs', () => {
    expect(beats(start, after, game, 'normal').map(({ event: { event: name }, ms }) => [name, ms])).toEqual([
      ['A', UNIT.normal],
      ['Long', 2 * UNIT.normal],
    ]);
  });

  test('what is only told changes the picture all the same', () => {
    const more = frame(2, { explanations: [event('Told'), event('A'), event('B')] });
    expect(beats(start, more, game, 'fast')[0]!.view).toEqual({ seen: ['Told', 'A'] });
  });

  test("the last picture is the server's", () => {
    expect(beats(start, after, game, 'slow').at(-1)!.view).toEqual({ end: true });
  });

  test('the picture before is not changed', () => {
    const before = Object.freeze({ seen: Object.freeze([]) as unknown as string[] });
    beats(before as unknown as View, after, game, 'fast');
    expect(before).toEqual({ seen: [] });
  });

  test('without motion, without a picture before, or without one after there are none', () => {
    expect(beats(start, after, game, 'none')).toEqual([]);
    expect(beats(null, after, game, 'fast')).toEqual([]);
    expect(beats(start, { ...after, view: null }, game, 'fast')).toEqual([]);
  });
});
