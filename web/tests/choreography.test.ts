import './browser';
import { describe, expect, test } from 'vitest';
import { beats, changed, UNIT, type Weight } from '$lib/choreography';
import type { View } from '$lib/wire';
import { event, frame } from './frames';

const weight = (({ event: name }: { event: string }) =>
  name === 'Told' ? 0 : name === 'Long' ? 2 : 1) as unknown as Weight;
const start = { seen: [] } as unknown as View;
/** An event after which these have been seen. */
const seeing = (name: string, ...seen: string[]) => event(name, { changes: [[['seen'], seen]] });

describe('changes of a view', () => {
  const view = { citizens: { gallia: { red: 1, green: 2 }, italia: { red: 0 } }, plague: 'gallia' };

  test('are values at the end of their paths', () => {
    const after = changed(view as unknown as View, [
      [['citizens', 'gallia', 'red'], 3],
      [['plague'], null],
    ]);
    expect(after).toEqual({ citizens: { gallia: { red: 3, green: 2 }, italia: { red: 0 } }, plague: null });
  });

  test('leave the view they are made in as it is, and share what they do not touch', () => {
    const before = structuredClone(view);
    const after = changed(view as unknown as View, [[['citizens', 'gallia', 'red'], 3]]);
    expect(view).toEqual(before);
    expect((after as unknown as typeof view).citizens.italia).toBe(view.citizens.italia);
  });
});

describe('a frame in beats', () => {
  const after = frame(2, {
    explanations: [seeing('A', 'A'), event('Told'), seeing('Long', 'A', 'Long')],
    view: { end: true },
  });

  test('every event that is looked at is a beat, as long as it weighs', () => {
    expect(beats(start, after, weight, 'normal').map(({ event: { event: name }, ms }) => [name, ms])).toEqual(
      [
        ['A', UNIT.normal],
        ['Long', 2 * UNIT.normal],
      ],
    );
  });

  test('what is only told changes the picture all the same', () => {
    const more = frame(2, { explanations: [seeing('Told', 'Told'), event('A'), event('B')] });
    expect(beats(start, more, weight, 'fast')[0]!.view).toEqual({ seen: ['Told'] });
  });

  test("the last picture is the server's", () => {
    expect(beats(start, after, weight, 'slow').at(-1)!.view).toEqual({ end: true });
  });

  test('every beat knows the picture before it', () => {
    const [first, second] = beats(start, after, weight, 'fast');
    expect(first!.before).toBe(start);
    expect(second!.before).toEqual({ seen: ['A'] });
  });

  test('without motion, without a picture before, or without one after there are none', () => {
    expect(beats(start, after, weight, 'none')).toEqual([]);
    expect(beats(null, after, weight, 'fast')).toEqual([]);
    expect(beats(start, { ...after, view: null }, weight, 'fast')).toEqual([]);
  });
});
