/** What whoever has a seat is called. */
import { i18n, t } from '$lib/i18n.svelte';
import type { SeatInfo } from '$lib/wire';

type Sitter = Pick<SeatInfo, 'name' | 'bot'>;

/** A person's name, a bot with its level, or a free seat. */
export function sitterName(seat: Sitter): string {
  return seat.bot ? t('bot-of', { level: shortName(seat) }) : shortName(seat);
}

/** The same where there is little room: of a bot the level alone. */
export function shortName({ name, bot }: Sitter): string {
  if (bot) return i18n.has(`level-${bot}`) ? t(`level-${bot}`) : bot;
  return name ?? t('free-seat');
}

/** A seat by its colour, or by the name it has. */
export function seatName(seat: string): string {
  return i18n.has(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}
