import { expect, it } from 'vitest';
import { lit, parsed, point } from '../src/lib/choices';
import { touches, wordOf } from '../src/cartus/touches';

it.each([
  ['supply 2', 'place:2'],
  ['enter 3', 'place:3'],
  ['look 5', 'nun:5'],
  ['target blue', 'seat:blue'],
  ['lay monk-4', 'card:monk-4'],
  ['give joker', 'card:joker'],
  ['discard gold', 'card:gold'],
  ['pass', 'card:pass'],
])('%s is done at %s', (step, thing) => {
  expect(touches(parsed(step))).toEqual([thing]);
  expect(point([step, 'done'], [], thing, touches)).toEqual({ kind: 'play', step });
});

it('lights nothing for what is a button elsewhere', () => {
  expect(lit(['done', 'enough'], [], touches)).toEqual(new Set());
});

it('calls a thing as steps do', () => {
  expect(['place:2', 'card:monk-4', 'seat:red'].map(wordOf)).toEqual(['2', 'monk-4', 'red']);
});
