/** What players and steps are called in panels. */
import type { View } from '$lib/choreography';
import { t } from '$lib/i18n.svelte';
import type { SeatInfo } from '$lib/wire';
import { stepWords, type Family } from '$lib/words';
import { sitterName } from '$parts/sitters';

/** The player's name; in records from elsewhere, which have none, the seat's. */
export function playerName(seat: SeatInfo): string {
  return seat.name || seat.bot ? sitterName(seat) : t(`seat-${seat.seat}`);
}

/** A step in words; where it names a building card by its number only, with what is on that card. */
export function stepLabel(of: Family, text: string, view: View | null): string {
  const words = stepWords(of, text);
  const [, verb, number] = text.match(/^(supply|enter) (\d+)$/) ?? [];
  const card = Array.isArray(view?.row) ? String(view.row[Number(number) - 1] ?? '') : '';
  const [building, supply] = card.split('/');
  if (of !== 'cartus' || !building) return words;
  return t(`table-step-${verb}`, { text: words, building, supply });
}
