/** All that shows the card game. */
import type { Component } from 'svelte';
import type { BoardProps } from '$lib/board';
import type { Weight } from '$lib/choreography';
import type { Kit } from '$lib/kit';
import Board from './Board.svelte';
import { figures } from './figures';
import { sound } from './sounds';
import { speech } from './speech';
import { summary } from './summary';
import { weight } from './weights';
import type { CartusView } from './wire';

export const kit: Kit = {
  ...speech,
  Board: Board as Component<BoardProps>,
  weight: weight as Weight,
  sound,
  summary,
  figures,
  hands: true,
  guides: async () => (await import('./guide')).guides,
  /** With as many rats, too. */
  shared(frame, seat, other) {
    const { rats } = frame.view as CartusView;
    return rats[seat] === rats[other];
  },
};
