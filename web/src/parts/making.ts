/** Making a table, and going there. */
import { api } from '$lib/api';
import { t } from '$lib/i18n.svelte';
import { me } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import { SITE } from '$lib/site';
import { keepToken } from '$lib/tokens';
import type { SeatedTable } from '$lib/wire';
import type { Level, TableWish } from './shapes';

/** The occupant of a seat; `here` is another player at this screen. */
export type Sitter =
  { who: 'me' } | { who: 'here'; name: string } | { who: 'open' } | { who: 'bot'; bot: Level };
export type Wish = Partial<Omit<TableWish, 'seats'>> & { game: string; seats: Sitter[] };

/** A seat that nobody has been given. Where nobody can come by the net, a bot has it. */
export const vacant = (): Sitter => (SITE ? { who: 'bot', bot: 'fair' } : { who: 'open' });

/** What somebody at this screen is called who gives no name. */
export const nameHere = (place: number) => t('person-here', { number: place + 1 });

/** Make a table as whoever I am, and go to it. */
export async function makeTable(wish: Wish, { replace = false } = {}): Promise<string> {
  await me.ensureGuest();
  const made = await api.post<SeatedTable>('/api/tables', wish);
  // Several people at this screen: it acts for each of their seats.
  if (wish.seats.some((seat) => seat.who === 'here')) {
    for (const [seat, token] of Object.entries(made.tokens)) keepToken(made.table.id, seat, token);
  }
  router.go(`/table/${made.table.id}`, { replace });
  return made.table.id;
}
