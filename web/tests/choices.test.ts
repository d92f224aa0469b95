import { describe, expect, test } from 'vitest';
import { bare, grouped, lit, narrowed, point, type Touches } from '$lib/choices';

/** Every word but a number is a thing. */
const touches: Touches = ({ words }) => words.filter((word) => !/^\d+$/.test(word));
const texts = (steps: { text: string }[]) => steps.map(({ text }) => text);

const LEGAL = [
  'take monk',
  'take king',
  'place gallia',
  'place italia 1',
  'place italia 2',
  'merchant gallia italia 1',
  'merchant gallia italia 2',
  'merchant gallia germania 1',
  'nun polonia',
  'nun polonia anglia',
  'plague anglia',
  'pass',
];

describe('pointing at things', () => {
  test('a thing that only one step touches plays it', () => {
    expect(point(LEGAL, [], 'monk', touches)).toEqual({ kind: 'play', step: 'take monk' });
  });

  test('where steps go on differently there is more to point at', () => {
    expect(point(LEGAL, [], 'gallia', touches)).toMatchObject({ kind: 'more', pointed: ['gallia'] });
  });

  test('a step that needs nothing more is told, and pointing again means it', () => {
    const first = point(LEGAL, [], 'polonia', touches);
    expect(first.kind === 'more' && texts(first.complete)).toEqual(['nun polonia']);
    expect(point(LEGAL, ['polonia'], 'polonia', touches)).toEqual({ kind: 'play', step: 'nun polonia' });
    expect(point(LEGAL, ['polonia'], 'anglia', touches)).toEqual({
      kind: 'play',
      step: 'nun polonia anglia',
    });
  });

  test('where only a number is left to say, a popover asks', () => {
    const asked = point(LEGAL, ['gallia'], 'italia', touches);
    expect(asked.kind === 'ask' && texts(asked.steps)).toEqual([
      'merchant gallia italia 1',
      'merchant gallia italia 2',
    ]);
  });

  test('what no step touches means nothing', () => {
    expect(point(LEGAL, [], 'moravia', touches)).toEqual({ kind: 'none' });
    expect(point(LEGAL, ['gallia'], 'monk', touches)).toEqual({ kind: 'none' });
  });
});

test('order matters: who points at the goal first means something else', () => {
  expect(texts(narrowed(LEGAL, ['germania', 'gallia'], touches))).toEqual([]);
  expect(texts(narrowed(LEGAL, ['gallia', 'germania'], touches))).toEqual(['merchant gallia germania 1']);
});

test('lit is what can be pointed at next', () => {
  expect(lit(LEGAL, [], touches)).toEqual(
    new Set(['monk', 'king', 'gallia', 'italia', 'germania', 'polonia', 'anglia']),
  );
  expect(lit(LEGAL, ['gallia'], touches)).toEqual(new Set(['italia', 'germania']));
});

test('single words are buttons', () => {
  expect(bare(LEGAL)).toEqual(['pass']);
});

test('groups keep the order of the list', () => {
  expect(grouped(['b 1', 'a 1', 'b 2'])).toEqual([
    { verb: 'b', steps: ['b 1', 'b 2'] },
    { verb: 'a', steps: ['a 1'] },
  ]);
});
