/** What happened to somebody in the card game: rats, cards, influence, tokens. Nothing is worked out but sums. */
import { t } from '$lib/i18n.svelte';
import type { Explanation } from '$lib/wire';
import { Tally } from '../table/tally';
import type { CartusEvent } from './wire';

export function summary(events: readonly Explanation[], viewer: string): string[] {
  const [cameRats, lostCards, gotCards, influence] = [new Tally(), new Tally(), new Tally(), new Tally()];
  let [rid, drawn, tokens] = [0, 0, 0];
  const seat = (name: string) => t(`seat-${name}`);
  for (const event of events as readonly CartusEvent[]) {
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
