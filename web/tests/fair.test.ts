import './browser';
import { describe, expect, test } from 'vitest';
import { due, verdict } from '../src/table/fair';

/** The secret of docs/fairness.md, which is none. */
const SECRET = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const START = { 'start red': 1, 'start yellow': 1, 'start green': 1 };

function record(step: string, secret = SECRET) {
  return {
    table: { secret },
    frames: [
      { n: 0, step: null, to_act: '?', legal: START },
      { n: 1, step, to_act: 'red', legal: ['place gallia'] },
    ],
  };
}

describe('fair luck', () => {
  test('follows from the secret that was promised', async () => {
    expect(await verdict(record('start red'), COMMITMENT)).toEqual({ kind: 'fair', draws: 1 });
  });

  test('another outcome is unfair, and its step is named', async () => {
    expect(await verdict(record('start green'), COMMITMENT)).toEqual({ kind: 'unfair', step: 1 });
  });

  test('another secret breaks the promise', async () => {
    expect(await verdict(record('start red', SECRET.replace('00', 'ff')), COMMITMENT)).toEqual({
      kind: 'broken',
    });
  });
});

test('a number walks along the weights', () => {
  expect(due(START, 982193937)).toBe('start red');
  expect(due({ a: 1, b: 2 }, 0)).toBe('a');
  expect(due({ a: 1, b: 2 }, 2 ** 32 - 1)).toBe('b');
  expect(due({ a: 1, b: 2 }, 2 ** 31)).toBe('b');
});
