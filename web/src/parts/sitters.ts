/** What whoever has a seat is called. */
import { i18n, t } from '$lib/i18n.svelte';
import type { SeatInfo } from '$lib/wire';

type Sitter = Pick<SeatInfo, 'name' | 'bot'>;

/** A person's name, a bot's with its level, or a free seat. */
export function sitterName(seat: Sitter): string {
  const { name, bot } = seat;
  if (!bot) return shortName(seat);
  return name && name !== bot
    ? t('bot-named', { name, level: levelName(bot) })
    : t('bot-of', { level: levelName(bot) });
}

/** The same where there is little room: of a bot the name alone, or, where it has none, the level. */
export function shortName({ name, bot }: Sitter): string {
  if (bot && (!name || name === bot)) return levelName(bot);
  return name ?? t('free-seat');
}

const levelName = (bot: string): string => (i18n.has(`level-${bot}`) ? t(`level-${bot}`) : bot);

/** A seat by its colour, or by the name it has. */
export function seatName(seat: string): string {
  return i18n.has(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}
