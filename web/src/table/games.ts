/** The boards, each fetched when a game of its kind is first looked at. */
import type { Component } from 'svelte';
import { api } from '$lib/api';
import type { BoardProps, GameDetails } from '$lib/board';
import type { Choreography } from '$lib/choreography';
import { i18n } from '$lib/i18n.svelte';
import { family, type Family } from '$lib/words';

export interface GameKit {
  Board: Component<BoardProps>;
  choreography: Choreography;
  details: GameDetails;
}

interface BoardKit {
  Board: Component<BoardProps>;
  choreography: (details: GameDetails) => Choreography;
}

/** A board and how its pieces move. */
export const boards = {
  plague: async () => {
    const [board, motion] = await Promise.all([
      import('../plague/Board.svelte'),
      import('../plague/choreography'),
    ]);
    return { Board: board.default as Component<BoardProps>, choreography: () => motion.choreography };
  },
  cartus: async () => {
    const [board, motion] = await Promise.all([
      import('../cartus/Board.svelte'),
      import('../cartus/choreography'),
    ]);
    return { Board: board.default as Component<BoardProps>, choreography: motion.choreography };
  },
} satisfies Record<Family, () => Promise<BoardKit>>;

/**
 * All that is needed to draw the game of a table or a study, by its address: an old one is made of what it was made of.
 * The words of the game are spoken from now on.
 */
export async function gameKit(game: string, address: string): Promise<GameKit> {
  i18n.game = game;
  const [{ Board, choreography }, details] = await Promise.all([
    boards[family(game)](),
    api.get<GameDetails>(`${address}/details`),
  ]);
  return { Board, choreography: choreography(details), details };
}
