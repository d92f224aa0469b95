/** The board game. */
import type { Game } from '$lib/kit';

export const game: Game = {
  name: 'plague',
  place: 1,
  editions: ['rattus', 'bigbox'],
  chapters: [
    'aim',
    'setup',
    'turn',
    'take',
    'place',
    'move',
    'spread',
    'ravage',
    'rat',
    'peasant',
    'merchant',
    'monk',
    'knight',
    'witch',
    'king',
    'end',
    'bigbox',
    'seats',
  ],
  reconstructed: { move: 'rattus', rat: 'rattus', bigbox: 'bigbox' },
  kit: async () => (await import('./kit')).kit,
};
