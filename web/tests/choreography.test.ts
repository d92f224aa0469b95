import './browser';
import { describe, expect, test } from 'vitest';
import { beats, UNIT, type Choreography } from '$lib/choreography';
import { event, frame } from './frames';

const game: Choreography = {
  patch: (view, { event: name }) => ({ ...view, seen: [...((view.seen as string[]) ?? []), name] }),
  weight: ({ event: name }) => (name === 'Told' ? 0 : name === 'Long' ? 2 : 1),
};

describe('a frame in beats', () => {
  const after = frame(2, { explanations: [event('A'), event('Told'), event('Long')], view: { end: true } });

  test('every event that is looked at is a beat, as long as it weighs', () => {
    expect(beats({}, after, game, 'normal').map(({ event: { event: name }, ms }) => [name, ms])).toEqual([
      ['A', UNIT.normal],
      ['Long', 2 * UNIT.normal],
    ]);
  });

  test('what is only told changes the picture all the same', () => {
    const more = frame(2, { explanations: [event('Told'), event('A'), event('B')] });
    expect(beats({}, more, game, 'fast')[0]!.view).toEqual({ seen: ['Told', 'A'] });
  });

  test("the last picture is the server's", () => {
    expect(beats({}, after, game, 'slow').at(-1)!.view).toEqual({ end: true });
  });

  test('the picture before is not changed', () => {
    const before = Object.freeze({ seen: Object.freeze([]) as unknown as string[] });
    beats(before, after, game, 'fast');
    expect(before).toEqual({ seen: [] });
  });

  test('without motion, without a picture before, or without one after there are none', () => {
    expect(beats({}, after, game, 'none')).toEqual([]);
    expect(beats(null, after, game, 'fast')).toEqual([]);
    expect(beats({}, { ...after, view: null }, game, 'fast')).toEqual([]);
  });
});
