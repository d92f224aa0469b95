/** Which way things go over the table when something happens: from one spot (`data-spot`) to another. */
import type { CartusEvent } from './wire';
import { HIDDEN } from './view';

export interface Flight {
  from: string;
  to: string;
  /** A card's id, `hidden` for a back, or a small sign. */
  card?: string;
  sign?: string;
}

/** A seat's cards are in the hand below for the viewer, and at its line for all others. */
export function flights(event: CartusEvent, viewer: string | null): Flight[] {
  const hand = (seat: string) => (seat === viewer ? 'hand' : `seat:${seat}`);
  switch (event.event) {
    case 'CardDealt':
      return [{ from: 'pile:deck', to: hand(event.seat), card: event.card }];
    case 'CardLaid':
      return [{ from: hand(event.seat), to: `laid:${event.seat}`, card: event.card }];
    case 'CardGiven':
      return [{ from: hand(event.seat), to: hand(event.target), card: event.card }];
    case 'CardsTaken':
      return [{ from: `pile:${event.card}`, to: hand(event.seat), card: event.card }];
    case 'CardDiscarded':
      return [{ from: hand(event.seat), to: `pile:${event.pile}`, card: event.card }];
    case 'Passed':
      return [{ from: hand(event.seat), to: `pile:${event.pile}`, card: 'pass' }];
    case 'TokenDrawn':
      return [{ from: 'pile:tokens', to: `seat:${event.seat}`, sign: 'token' }];
    case 'RatSent':
      return [{ from: `seat:${event.seat}`, to: `seat:${event.target}`, sign: 'rat' }];
    case 'SwordsDecided':
      return [{ from: hand(event.seat), to: hand(event.target), sign: 'sword' }];
    case 'TributeDemanded':
      return [{ from: hand(event.seat), to: hand(event.target), sign: 'tribute' }];
    case 'SupplyChosen':
      return [{ from: `place:${event.place}`, to: `seat:${event.seat}`, sign: 'supply' }];
    case 'ActionTaken':
      return [
        {
          from: `place:${event.place}`,
          to: `seat:${event.seat}`,
          sign: event.premium ? 'crown' : 'others',
        },
      ];
    case 'DeckRefilled':
      return [{ from: 'pile:discards', to: 'pile:deck', card: HIDDEN }];
    default:
      return [];
  }
}
