/** The boards, each fetched when a game of its kind is first looked at. */
import type { Component } from 'svelte';
import { api } from '$lib/api';
import type { BoardProps, GameDetails } from '$lib/board';
import type { Weight } from '$lib/choreography';
import { i18n } from '$lib/i18n.svelte';
import { family, type Family } from '$lib/words';

export interface GameKit {
  Board: Component<BoardProps>;
  weight: Weight;
  details: GameDetails;
}

/** A board and how long what happens on it is looked at. */
export const boards = {
  plague: async () => {
    const [board, { weight }] = await Promise.all([
      import('../plague/Board.svelte'),
      import('../plague/weights'),
    ]);
    return { Board: board.default as Component<BoardProps>, weight: weight as Weight };
  },
  cartus: async () => {
    const [board, { weight }] = await Promise.all([
      import('../cartus/Board.svelte'),
      import('../cartus/weights'),
    ]);
    return { Board: board.default as Component<BoardProps>, weight: weight as Weight };
  },
} satisfies Record<Family, () => Promise<Omit<GameKit, 'details'>>>;

/**
 * All that is needed to draw the game of a table or a study, by its address: an old one is made of what it was made of.
 * The words of the game are spoken from now on.
 */
export async function gameKit(game: string, address: string): Promise<GameKit> {
  i18n.game = game;
  const [kit, details] = await Promise.all([
    boards[family(game)](),
    api.get<GameDetails>(`${address}/details`),
  ]);
  return { ...kit, details };
}
