/** How a board game went, in figures. */
import type { Figures } from '$lib/kit';
import { i18n, t } from '$lib/i18n.svelte';
import type { Frame } from '$lib/wire';
import { counted } from '../table/history';
import type { PlagueEvent } from './wire';

/** Citizens that died of something: `majority`, `all`, or the card whose symbol it was. */
export interface Loss {
  cause: string;
  counts: Record<string, number>;
}

const happened = (frames: readonly Frame[]): PlagueEvent[] =>
  counted(frames).flatMap((frame) => frame.explanations as PlagueEvent[]);

/** Citizens that died, by cause and seat, the worst cause first. */
export function losses(frames: readonly Frame[]): Loss[] {
  const found = new Map<string, Record<string, number>>();
  for (const event of happened(frames)) {
    if (event.event !== 'CitizensLost') continue;
    const cause = String(event.cause === 'symbol' ? event.card : event.cause);
    const counts = found.get(cause) ?? {};
    found.set(cause, { ...counts, [event.seat]: (counts[event.seat] ?? 0) + event.count });
  }
  const sum = ({ counts }: Loss) => Object.values(counts).reduce((all, count) => all + count, 0);
  return [...found].map(([cause, counts]) => ({ cause, counts })).sort((a, b) => sum(b) - sum(a));
}

/** How often each face of a rat was turned up. */
export function turnedUp(frames: readonly Frame[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const event of happened(frames))
    if (event.event === 'RatTurned') found[event.face] = (found[event.face] ?? 0) + 1;
  return found;
}

const causeName = (cause: string): string =>
  i18n.has(`table-cause-${cause}`) ? t(`table-cause-${cause}`) : t(`card-${cause}`);

export function figures(frames: readonly Frame[]): Figures {
  const rows = losses(frames).map(({ cause, counts }) => ({ label: causeName(cause), counts }));
  const table = { title: t('table-losses'), head: t('table-cause'), rows };
  return { sentences: [], tables: rows.length > 0 ? [table] : [] };
}
