import './browser';
import { describe, expect, test } from 'vitest';
import { losses, turnedUp } from '../src/plague/figures';
import { curve, marks, sinceLastTurn, stepCount, takenBack } from '../src/table/history';
import { event, frame } from './frames';

describe('steps that were taken back', () => {
  const undone = (v: number, ...undone: number[]) => frame(v, { kind: 'undone', undone });

  test('are those that a later frame names', () => {
    expect(takenBack([frame(1), frame(2), undone(3, 2)])).toEqual(new Set([1]));
    expect(takenBack([frame(1), frame(2), frame(3), undone(4, 2, 3)])).toEqual(new Set([1, 2]));
  });

  test('do not count what was played afterwards', () => {
    expect(takenBack([frame(1), frame(2), undone(3, 2), frame(4)])).toEqual(new Set([1]));
  });
});

test('losses are summed by seat and cause, without what was taken back', () => {
  const lost = (seat: string, count: number, cause: string, card: string | null = null) =>
    event('CitizensLost', { seat, count, cause, card });
  const found = losses([
    frame(1, { view: { at: 'a' } }),
    frame(2, { view: { at: 'b' }, explanations: [lost('red', 9, 'all')] }),
    frame(3, { kind: 'undone', undone: [2] }),
    frame(4, { explanations: [lost('red', 2, 'majority'), lost('green', 1, 'symbol', 'monk')] }),
    frame(5, { explanations: [lost('red', 1, 'majority')] }),
  ]);
  expect(found).toEqual([
    { cause: 'majority', counts: { red: 3 } },
    { cause: 'monk', counts: { green: 1 } },
  ]);
});

test('the curve has the points of every frame that has some', () => {
  const scores = (red: number) => ({ facts: { scores: { red }, question: null, survival: null } });
  expect(curve([frame(1), frame(2, scores(3)), frame(3, scores(5))])).toEqual([
    { v: 2, scores: { red: 3 } },
    { v: 3, scores: { red: 5 } },
  ]);
  expect(curve([frame(4, { ...scores(5), result: [['red', 9, 'dead']] })])).toEqual([
    { v: 4, scores: { red: 9 } },
  ]);
});

test('steps that were taken back are not counted', () => {
  const step = {
    steps: [
      { by: 'red', step: 'pass' },
      { by: '?', step: 'rat gallia/1 1+KW' },
    ],
  };
  const frames = [
    frame(1, { ...step, view: { at: 'a' } }),
    frame(2, { ...step, view: { at: 'b' } }),
    frame(3, { kind: 'undone', undone: [2] }),
  ];
  expect(stepCount(frames)).toBe(2);
});

describe('since the last turn', () => {
  const by = (v: number, seat: string) => frame(v, { steps: [{ by: seat, step: 'pass' }] });

  test('are the frames of the others after the own last step', () => {
    expect(sinceLastTurn([by(1, 'red'), by(2, 'green'), by(3, 'blue')], 'red').map(({ v }) => v)).toEqual([
      2, 3,
    ]);
  });

  test('there is nothing before the first own step, or if nobody else has played', () => {
    expect(sinceLastTurn([by(1, 'green')], 'red')).toEqual([]);
    expect(sinceLastTurn([by(1, 'green'), by(2, 'red')], 'red')).toEqual([]);
  });
});

test('faces that were turned up are counted, without what was taken back', () => {
  const up = (face: string) => ({ explanations: [event('RatTurned', { face })] });
  const frames = [
    frame(1, { view: { at: 'a' }, ...up('1+PB*') }),
    frame(2, { view: { at: 'b' }, ...up('2+M') }),
    frame(3, { kind: 'undone', undone: [2] }),
    frame(4, { view: { at: 'c' }, ...up('2+M') }),
    frame(5, { view: { at: 'd' }, ...up('2+M') }),
  ];
  expect(turnedUp(frames)).toEqual({ '1+PB*': 1, '2+M': 2 });
});

test('a scale has few round numbers, also below zero', () => {
  expect(marks(0, 6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(marks(0, 29)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(marks(-3, 8)).toEqual([-2, 0, 2, 4, 6, 8]);
  expect(marks(0, 4100)).toEqual([0, 1000, 2000, 3000, 4000]);
});
