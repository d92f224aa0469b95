import './browser';
import { describe, expect, test } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { chapter, reconstructedIn, TOLD } from '../src/rules/chapters';
import { listed, noteOf, reconstructed, sourcesPage, type Marked } from '../src/rules/sources';
import { Deck, told } from '../src/cartus/view';
import { guessed } from '../src/plague/looks';
import lessons from '../src/rules/lessons.json';
import type { GameDetails } from '../src/lib/wire';

const MARKS = {
  card: 1,
  region: 1,
  border: 1,
  borders: 1,
  face: 1,
  building: 1,
  supply: 1,
  token: 1,
  people: 1,
} satisfies Record<Marked, 1>;
const tables = Object.values(lessons.tables) as unknown as GameDetails[];

describe('what is reconstructed', () => {
  test('is told in every language', async () => {
    for (const language of ['en', 'de', 'fr'] as const) {
      await i18n.use(language);
      const notes = Object.keys(MARKS).map((mark) => i18n.t(noteOf(mark as Marked)));
      expect(new Set(notes).size).toBe(notes.length);
      for (const note of notes) expect(note).not.toMatch(/^(source|card)-/);
    }
  });
  test('is known by its source alone', () => {
    expect(reconstructed({ source: 'reconstructed' })).toBe(true);
    expect(reconstructed({ source: 'rulebook' })).toBe(false);
    expect(reconstructed(undefined)).toBe(false);
  });
  test('is listed at the game it is of', () => {
    expect(sourcesPage('bigbox')).toBe('/rules/sources#bigbox');
  });
  test('is listed once, with its number', () => {
    expect(listed(['2+M', '3+A', '2+M'])).toEqual([
      { id: '2+M', count: 2 },
      { id: '3+A', count: 1 },
    ]);
    expect(listed([])).toEqual([]);
  });
});

test('the faces of a table are marked by their sources, and an unknown one is not', () => {
  const board = tables.find(({ engine }) => engine === 'plague')!;
  expect(board.faces.filter(reconstructed).length).toBeGreaterThan(0);
  for (const face of board.faces) expect(guessed(board, face.id)).toBe(face.source === 'reconstructed');
  expect(guessed(board, 'hidden')).toBe(false);
});

test('tokens and nuns are marked if the edition says that their numbers are reconstructed', () => {
  const details = tables.find(({ engine }) => engine === 'cartus')!;
  const marks = (sources: GameDetails['sources'], id: string) =>
    told(new Deck({ ...details, sources }), id).marks;
  expect(marks({ tokens: 'reconstructed', people: 'rulebook' }, 'card-token')).toEqual(['token']);
  expect(marks({ tokens: 'reconstructed', people: 'rulebook' }, 'card-population')).toEqual([]);
  expect(marks({ people: 'reconstructed' }, 'card-population')).toEqual(['people']);
  expect(marks({ tokens: 'reconstructed', people: 'reconstructed' }, 'card-joker')).toEqual([]);
});

test('chapters that speak of it lead to a game on the page', () => {
  const games = TOLD.flatMap((of) => of.chapters.map((id) => reconstructedIn(chapter(of, id)!)));
  expect(new Set(games)).toEqual(new Set([null, 'rattus', 'bigbox', 'cartus']));
});
