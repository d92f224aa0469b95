/** What is needed to show the game of a table or a study, fetched when it is first looked at. */
import { api } from '$lib/api';
import type { GameDetails } from '$lib/board';
import type { Kit } from '$lib/kit';
import { gameOf, kitOf } from '$lib/games';
import { i18n } from '$lib/i18n.svelte';

export interface GameKit extends Kit {
  details: GameDetails;
}

/**
 * All that is needed to draw the game of a table or a study, by its address: an old one is made of what it was made of.
 * The words of the game are spoken from now on.
 */
export async function gameKit(edition: string, address: string): Promise<GameKit> {
  i18n.game = edition;
  const [known, details] = await Promise.all([
    gameOf(edition)?.kit(),
    api.get<GameDetails>(`${address}/details`),
  ]);
  return { ...(known ?? (await kitOf(details.engine))), details };
}
