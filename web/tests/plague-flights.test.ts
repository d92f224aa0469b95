import { expect, test } from 'vitest';
import type { Beat } from '$lib/choreography';
import { changed } from '$lib/choreography';
import type { Change } from '$lib/wire';
import type { PlagueEvent, PlagueView } from '../src/plague/wire';
import { lifted } from '../src/plague/flights';

const board = {
  citizens: { gallia: { red: 3, green: 1 }, italia: { red: 0, green: 0 } },
  rats: { gallia: ['hidden', '1+KW'], italia: ['hidden'] },
  reserve: { red: 17, green: 19 },
  plague: 'gallia',
  seen: { 'gallia/2': ['red'] },
} as unknown as PlagueView;

/** The board while an event that changes this is shown. */
function during(...changes: Change[]): PlagueView {
  const event = { event: 'Any', changes } as unknown as PlagueEvent;
  const beat = { event, before: board, view: changed(board, changes) } as Beat<PlagueView, PlagueEvent>;
  return lifted(beat);
}

test('citizens in the air are neither where they were nor where they will be', () => {
  const { citizens } = during([['citizens', 'gallia', 'red'], 1], [['citizens', 'italia', 'red'], 2]);
  expect(citizens).toEqual({ gallia: { red: 1, green: 1 }, italia: { red: 0, green: 0 } });
});

test('what comes from beside the map has left it already', () => {
  const shown = during([['citizens', 'gallia', 'red'], 5], [['reserve', 'red'], 15]);
  expect(shown.citizens.gallia).toEqual({ red: 3, green: 1 });
  expect(shown.reserve.red).toBe(15);
});

test('a rat in the air lies nowhere, and rats that change places lie where they will', () => {
  const moved = during(
    [['rats', 'gallia'], ['1+KW']],
    [
      ['rats', 'italia'],
      ['hidden', 'hidden'],
    ],
  );
  expect(moved.rats).toEqual({ gallia: ['1+KW'], italia: ['hidden'] });
  const swapped = during(
    [
      ['rats', 'gallia'],
      ['hidden', 'hidden'],
    ],
    [['rats', 'italia'], ['1+KW']],
  );
  expect(swapped.rats).toEqual({ gallia: ['hidden', 'hidden'], italia: ['1+KW'] });
});

test('the plague on its way stands nowhere', () => {
  expect(during([['plague'], 'italia']).plague).toBeNull();
});
