/** How a card game went, in figures. */
import type { Figures } from '$lib/kit';
import { i18n, t } from '$lib/i18n.svelte';
import type { Frame } from '$lib/wire';
import type { CartusEvent } from './wire';

/** How the plague ended the game: everybody's rats against the nuns of the row. */
export function figures(frames: readonly Frame[]): Figures {
  const events = (frames.at(-1)?.explanations ?? []) as readonly CartusEvent[];
  const end = events.find((event) => event.event === 'GameEnded');
  if (!end) return { sentences: [], tables: [] };
  const rats = i18n.list(end.ranking.map(([seat, , count]) => `${t(`seat-${seat}`)} ${count}`));
  return { sentences: [`${t('table-rats-and-nuns', { count: end.nuns })} ${rats}.`], tables: [] };
}
