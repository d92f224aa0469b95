/**
 * What happened to somebody since its last turn, summed up from the events that were told: what it lost where and why,
 * what it gained, and how the points stand. Nothing is worked out here but sums.
 */
import { i18n, t } from '$lib/i18n.svelte';
import type { CartusEvent, Explanation, Frame, PlagueEvent } from '$lib/wire';
import type { Family } from '$lib/words';
import { factsOf } from './film.svelte';
import { counted, sinceLastTurn } from './history';

/** Counts by their names, in the order in which these came. */
class Tally extends Map<string, number> {
  add(name: string, count: number) {
    if (count > 0) this.set(name, (this.get(name) ?? 0) + count);
  }
  get sum(): number {
    return [...this.values()].reduce((all, count) => all + count, 0);
  }
  get names(): string {
    return i18n.list([...this.keys()]);
  }
}

/** Sentences for who comes back to a game, the worst first; empty if nobody else has played. */
export function summary(of: Family, frames: readonly Frame[], viewer: string): string[] {
  const kept = counted(frames);
  const since = sinceLastTurn(kept, viewer);
  if (since.length === 0) return [];
  const events = since.flatMap((frame): Explanation[] => frame.explanations);
  const told =
    of === 'plague'
      ? plague(events as PlagueEvent[], viewer, since.at(-1)!)
      : cartus(events as CartusEvent[], viewer);
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

function plague(events: PlagueEvent[], viewer: string, last: Frame): string[] {
  const losses = new Map<string, Tally>();
  const gains = new Map<string, Tally>();
  const of = (tallies: Map<string, Tally>, region: string) => {
    const found = tallies.get(region) ?? new Tally();
    tallies.set(region, found);
    return found;
  };
  const cards: string[] = [];
  const rats = new Tally();
  const citizens = last.view && 'citizens' in last.view ? last.view.citizens : {};
  const mine = (region: string) => (citizens[region]?.[viewer] ?? 0) > 0;
  for (const event of events) {
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

function cartus(events: CartusEvent[], viewer: string): string[] {
  const [cameRats, lostCards, gotCards, influence] = [new Tally(), new Tally(), new Tally(), new Tally()];
  let [rid, drawn, tokens] = [0, 0, 0];
  const seat = (name: string) => t(`seat-${name}`);
  for (const event of events) {
    const own = 'seat' in event && event.seat === viewer;
    const hit = 'target' in event && event.target === viewer;
    switch (event.event) {
      case 'CardsRevealed':
        if (!own) break;
        influence.add(t(`class-${event.kind}`), event.influence);
        cameRats.add(t(`building-${event.building}`), event.rats);
        break;
      case 'InfluenceWon':
        if (own) influence.add(t(`class-${event.kind}`), event.influence);
        break;
      case 'RatSent':
        if (hit) cameRats.add(seat(event.seat), event.count);
        if (own) rid += event.count;
        break;
      case 'RatsTakenOff':
        if (own) rid += event.count;
        break;
      case 'CardGiven':
        if (hit) gotCards.add(seat(event.seat), 1);
        if (own) lostCards.add(seat(event.target), 1);
        break;
      case 'CardDealt':
        if (own) drawn++;
        break;
      case 'CardsTaken':
        if (own) drawn += event.count;
        break;
      case 'TokenDrawn':
        if (own) tokens++;
        break;
    }
  }
  const tallied = (id: string, tally: Tally) =>
    tally.sum > 0 ? [t(id, { count: tally.sum, causes: tally.names })] : [];
  const plain = (id: string, count: number) => (count > 0 ? [t(id, { count })] : []);
  return [
    ...tallied('table-sum-rats-came', cameRats),
    ...tallied('table-sum-cards-lost', lostCards),
    ...tallied('table-sum-influence', influence),
    ...plain('table-sum-rats-left', rid),
    ...tallied('table-sum-cards-got', gotCards),
    ...plain('table-sum-cards-drawn', drawn),
    ...plain('table-sum-tokens', tokens),
  ];
}
