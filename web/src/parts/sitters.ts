/** What whoever has a seat is called. */
import { i18n, t } from '$lib/i18n.svelte';
import type { SeatInfo } from '$lib/wire';

/** A person's name, a bot with its level, or a free seat. */
export function sitterName(seat: Pick<SeatInfo, 'name' | 'bot'>): string {
  if (seat.bot)
    return t('bot-of', { level: i18n.has(`level-${seat.bot}`) ? t(`level-${seat.bot}`) : seat.bot });
  return seat.name ?? t('free-seat');
}

/** A seat by its colour, or by the name it has. */
export function seatName(seat: string): string {
  return i18n.has(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}
