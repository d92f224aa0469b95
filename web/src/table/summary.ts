/**
 * What happened to somebody since its last turn, summed up from the events that were told: by the game what it lost and
 * gained, and how the points stand.
 */
import type { Kit } from '$lib/kit';
import { t } from '$lib/i18n.svelte';
import type { Explanation, Frame } from '$lib/wire';
import { factsOf } from './film.svelte';
import { counted, sinceLastTurn } from './history';

/** Sentences for a player who comes back to a game, the worst first; empty if nobody else has played. */
export function summary(of: Kit, frames: readonly Frame[], viewer: string): string[] {
  const kept = counted(frames);
  const since = sinceLastTurn(kept, viewer);
  if (since.length === 0) return [];
  const events = since.flatMap((frame): Explanation[] => frame.explanations);
  if (!of.summary) return points(kept[kept.indexOf(since[0]!) - 1], since.at(-1)!);
  const told = of.summary(events, viewer, since.at(-1)!);
  const before = kept[kept.indexOf(since[0]!) - 1];
  return [...(told.length > 0 ? told : [t('table-sum-nothing')]), ...points(before, since.at(-1)!)];
}

/** The points of all, and how they have changed. */
function points(before: Frame | undefined, after: Frame): string[] {
  const [was, now] = [factsOf(before ?? null)?.scores, factsOf(after)?.scores];
  if (!was || !now) return [];
  const all = Object.entries(now).map(([seat, count]) => {
    const change = count - (was[seat] ?? 0);
    const sign = change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
    return t('table-sum-score', { seat, count, change: sign });
  });
  return [t('table-sum-points', { points: all.join(' · ') })];
}
