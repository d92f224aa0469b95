/** What shows a game that has no folder of its own. */
import type { Kit } from '$lib/kit';
import Board from './Board.svelte';

export const plainKit = (name: string): Kit => ({ name, plain: true, Board, weight: () => 0 });
