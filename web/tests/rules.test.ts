import './browser';
import { describe, expect, test } from 'vitest';
import { game as cartus } from '../src/cartus/game';
import { game as plague } from '../src/plague/game';
import { address, beside, chapter } from '../src/rules/chapters';
import { blocks } from '../src/rules/markup';

describe('long texts', () => {
  test('blank lines part paragraphs, and lines of one are joined', () => {
    expect(blocks('one\ntwo\n\nthree')).toEqual([
      { kind: 'text', runs: [{ text: 'one two', stressed: false }] },
      { kind: 'text', runs: [{ text: 'three', stressed: false }] },
    ]);
  });
  test('items of a list stand together', () => {
    const [list] = blocks('• _M_, majority\n• all');
    expect(list).toEqual({
      kind: 'list',
      items: [
        [
          { text: 'M', stressed: true },
          { text: ', majority', stressed: false },
        ],
        [{ text: 'all', stressed: false }],
      ],
    });
  });
  test('a stroke within a word stresses nothing', () => {
    expect(blocks('a_b_c')).toEqual([{ kind: 'text', runs: [{ text: 'a_b_c', stressed: false }] }]);
  });
});

describe('chapters', () => {
  test('lead from one to the next and back', () => {
    for (const id of cartus.chapters.slice(1)) {
      const here = chapter(cartus, id)!;
      expect(beside(beside(here, -1)!, 1)).toEqual(here);
      expect(address(here)).toBe(`/rules/cartus/${id}`);
    }
    expect(beside(chapter(plague, 'aim')!, -1)).toBeNull();
    expect(chapter(plague, 'nonsense')).toBeNull();
  });
});
