/** The games that have a folder of their own, found by its `game.ts`; and what shows any other. */
import { capital, i18n, t } from './i18n.svelte';
import type { Game, Kit } from './kit';

const found = import.meta.glob<Game>('../*/game.ts', { eager: true, import: 'game' });

/** In the order of lists. */
export const GAMES: readonly Game[] = Object.values(found).sort((a, b) => a.place - b.place);

/** What of them can be played, the usual one first. */
export const EDITIONS: readonly string[] = GAMES.flatMap(({ editions }) => editions);

/** A game by the name of its rules. */
export const game = (name: string | undefined): Game | undefined => GAMES.find((each) => each.name === name);

/** The game whose rules an edition is played by. */
export const gameOf = (edition: string): Game | undefined =>
  GAMES.find(({ editions }) => editions.includes(edition));

/** What an edition is called; where the catalogue has no name for it, by its name in records. */
export function gameName(edition: string): string {
  return i18n.has(`game-${edition}`) ? t(`game-${edition}`) : capital(edition);
}

/** All that shows a game, by the name of its rules. */
export async function kitOf(name: string): Promise<Kit> {
  const own = game(name);
  return own ? own.kit() : (await import('../plain/kit')).plainKit(name);
}
