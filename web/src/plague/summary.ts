/** What happened to somebody in the board game: citizens lost and gained, cards, rats. Nothing is worked out but sums. */
import { t } from '$lib/i18n.svelte';
import type { Explanation, Frame } from '$lib/wire';
import { Tally } from '../table/tally';
import type { PlagueEvent, PlagueView } from './wire';

export function summary(events: readonly Explanation[], viewer: string, last: Frame): string[] {
  const losses = new Map<string, Tally>();
  const gains = new Map<string, Tally>();
  const of = (tallies: Map<string, Tally>, region: string) => {
    const found = tallies.get(region) ?? new Tally();
    tallies.set(region, found);
    return found;
  };
  const cards: string[] = [];
  const rats = new Tally();
  const citizens = (last.view as PlagueView | null)?.citizens ?? {};
  const mine = (region: string) => (citizens[region]?.[viewer] ?? 0) > 0;
  for (const event of events as readonly PlagueEvent[]) {
    if (event.event === 'CitizensLost' && event.seat === viewer)
      of(losses, event.region).add(cause(event), event.count);
    else if (event.event === 'CitizensPlaced' && event.seat === viewer)
      of(gains, event.region).add(event.card ? t(`card-${event.card}.nom`) : '', event.count);
    else if (event.event === 'CardTaken' && event.owner === viewer)
      cards.push(t('table-sum-card', { seat: event.seat, card: event.card }));
    else if (event.event === 'RatSpread' && mine(event.region)) rats.add(t(`region-${event.region}`), 1);
    else if (event.event === 'RatMoved' && mine(event.to)) rats.add(t(`region-${event.to}`), 1);
  }
  const about = (tallies: Map<string, Tally>, id: string) =>
    [...tallies].map(([region, tally]) => t(id, { region, count: tally.sum, causes: tally.names }));
  return [
    ...about(losses, 'table-sum-lost'),
    ...cards,
    ...about(gains, 'table-sum-gained'),
    ...(rats.size > 0 ? [t('table-sum-rats', { count: rats.sum, places: rats.names })] : []),
  ];
}

/** What has cost citizens: a majority, all, or the card whose symbol it was. */
function cause({ cause, card }: Extract<PlagueEvent, { event: 'CitizensLost' }>): string {
  if (cause === 'symbol') return t(`card-${card}.nom`);
  return t(cause === 'majority' ? 'symbol-M' : 'symbol-A');
}
