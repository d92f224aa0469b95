import { describe, expect, test } from 'vitest';
import { search, type Section } from '../src/docs/search';

const SECTIONS: Section[] = [
  [
    'server.html',
    'The server',
    'routes',
    'Routes',
    'Take back my last step by undo. '.repeat(9) + 'The end of the routes.',
  ],
  ['library.html', 'The library', 'undo', 'Undo', 'It takes the last step back.'],
  ['library.html', 'The library', 'the-library', 'The library', 'Games in Python.'],
];
const places = (asked: string) => search(SECTIONS, asked).map(({ href }) => href);

describe('searching the documents', () => {
  test('finds sections that have all the words, titles first', () => {
    expect(places('undo')).toEqual(['library.html#undo', 'server.html#routes']);
    expect(places('UNDO  routes')).toEqual(['server.html#routes']);
    expect(places('undo chess')).toEqual([]);
    expect(places('  ')).toEqual([]);
  });
  test('names a section with its document', () => {
    expect(search(SECTIONS, 'games')[0]!.name).toBe('The library');
    expect(search(SECTIONS, 'undo')[0]!.name).toBe('The library: Undo');
  });
  test('shows whole words around the first one', () => {
    const { piece } = search(SECTIONS, 'end routes')[0]!;
    expect(piece).toMatch(/^… \S.*The end of the routes\.$/);
    expect(search(SECTIONS, 'back')[0]!.piece).toMatch(/^Take back .* …$/);
  });
});
