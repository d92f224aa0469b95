/** The card game. */
import type { Game } from '$lib/kit';

export const game: Game = {
  name: 'cartus',
  place: 2,
  editions: ['cartus'],
  chapters: ['aim', 'round', 'supplies', 'enter', 'resolve', 'buildings', 'specials', 'rats', 'plague'],
  reconstructed: { supplies: 'cartus', rats: 'cartus', plague: 'cartus' },
  kit: async () => (await import('./kit')).kit,
};
