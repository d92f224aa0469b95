/** A game is one folder of the client: nothing outside knows it by its name. */
import './browser';
import { expect, test } from 'vitest';
import { EDITIONS, GAMES, gameOf } from '../src/lib/games';
import { laidOut } from '../src/plain/data';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What is made, not written. */
const MADE = ['../src/lib/schema.d.ts'];

const folderOf = (path: string): string => path.split('/')[2]!;
const isOwn = (path: string): boolean => GAMES.some(({ name }) => folderOf(path) === name);
const bare = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

/** A name as a word of its own in quotes, in the path of an import, or at the beginning of a message. */
const naming = (names: readonly string[]): RegExp => {
  const any = names.join('|');
  return new RegExp(`(["'\`])(${any})\\1|from '[^']*/(${any})/|import\\('[^']*/(${any})/|["'\`](${any})-\\w`);
};

test('every game has a folder of its own, and says so', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  for (const { name } of GAMES) expect(Object.keys(sources)).toContain(`../src/${name}/game.ts`);
  expect(new Set(EDITIONS).size).toBe(EDITIONS.length);
  for (const edition of EDITIONS) expect(gameOf(edition)?.editions).toContain(edition);
  expect(gameOf('nothing like it')).toBeUndefined();
});

test('nothing outside the folders of games names one, or an edition', () => {
  // What the whole program is called, files and commands may be called, too.
  const program = 'rattus';
  const known = naming([...GAMES.map(({ name }) => name), ...EDITIONS.filter((name) => name !== program)]);
  const own = new RegExp(`(["'\`])${program}\\1`);
  const others = Object.entries(sources).filter(([path]) => !isOwn(path) && !MADE.includes(path));
  expect(others.length).toBeGreaterThan(100);
  const found = others.flatMap(([path, text]) =>
    bare(text)
      .split('\n')
      .filter((line) => known.test(line) || own.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(known.test("import { kit } from '../plague/kit';")).toBe(true);
  expect(known.test("if (of === 'cartus') return;")).toBe(true);
});

test('games know nothing of each other', () => {
  for (const { name } of GAMES) {
    const others = naming(GAMES.map((each) => each.name).filter((each) => each !== name));
    const imports = Object.entries(sources)
      .filter(([path]) => folderOf(path) === name)
      .flatMap(([path, text]) =>
        bare(text)
          .split('\n')
          .filter((line) => /import/.test(line) && others.test(line))
          .map((line) => `${path}: ${line}`),
      );
    expect(imports).toEqual([]);
  }
});

test('a view of any game is laid out: single values, what seats have, and the rest', () => {
  const view = {
    phase: 'turn',
    last_round: false,
    sacks: { red: { rye: 2 }, blue: 3 },
    unseen: { rye: 4 },
    row: ['farm', 'hidden'],
    nobody: null,
  };
  expect(laidOut(view, ['red', 'blue'])).toEqual({
    single: [
      ['phase', 'turn'],
      ['last_round', false],
      ['nobody', null],
    ],
    seats: [{ name: 'sacks', of: { red: { rye: 2 }, blue: 3 } }],
    others: [
      ['unseen', { rye: 4 }],
      ['row', ['farm', 'hidden']],
    ],
  });
  expect(laidOut(view, []).seats).toEqual([]);
});
