/** All that shows the board game. */
import type { Component } from 'svelte';
import type { BoardProps } from '$lib/board';
import type { Weight } from '$lib/choreography';
import type { Kit } from '$lib/kit';
import Board from './Board.svelte';
import { figures } from './figures';
import { SYMBOLS } from './icons';
import { rats } from './rats.svelte';
import { sound } from './sounds';
import { speech } from './speech';
import { summary } from './summary';
import Symbols from './Symbols.svelte';
import { weight } from './weights';

export const kit: Kit = {
  ...speech,
  Board: Board as Component<BoardProps>,
  weight: weight as Weight,
  sound,
  summary,
  figures,
  signs: SYMBOLS,
  menu: [{ id: 'board-all-rats', open: () => (rats.open = true) }],
  guides: async () => (await import('./guide')).guides,
  below: { rat: Symbols },
};
