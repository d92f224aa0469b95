/** Which way things go over the table when something happens: from one spot (`data-spot`) to another. */
import type { Explanation } from '$lib/wire';
import { HIDDEN, SPECIALS } from './view';

export interface Flight {
  from: string;
  to: string;
  /** A card's id, `hidden` for a back, or a small sign. */
  card?: string;
  sign?: string;
}

/** A seat's cards are in the hand below for the viewer, and at its line for all others. */
export function flights(event: Explanation, viewer: string | null): Flight[] {
  const hand = (seat: unknown) => (seat === viewer ? 'hand' : `seat:${String(seat)}`);
  const { seat, target } = event;
  const card = (event.card as string | undefined) ?? HIDDEN;
  const away = (SPECIALS as readonly string[]).includes(card) ? `pile:${card}` : 'pile:discards';
  switch (event.event) {
    case 'CardDealt':
      return [{ from: 'pile:deck', to: hand(seat), card }];
    case 'CardLaid':
      return [{ from: hand(seat), to: `laid:${String(seat)}`, card }];
    case 'CardGiven':
      return [{ from: hand(seat), to: hand(target), card }];
    case 'CardsTaken':
      return [{ from: `pile:${card}`, to: hand(seat), card }];
    case 'CardDiscarded':
      return [{ from: hand(seat), to: away, card }];
    case 'Passed':
      return [{ from: hand(seat), to: 'pile:pass', card: 'pass' }];
    case 'TokenDrawn':
      return [{ from: 'pile:tokens', to: `seat:${String(seat)}`, sign: 'token' }];
    case 'RatSent':
      return [{ from: `seat:${String(seat)}`, to: `seat:${String(target)}`, sign: 'rat' }];
    case 'SwordsDecided':
      return [{ from: hand(seat), to: hand(target), sign: 'sword' }];
    case 'TributeDemanded':
      return [{ from: hand(seat), to: hand(target), sign: 'tribute' }];
    case 'SupplyChosen':
      return [{ from: `place:${String(event.place)}`, to: `seat:${String(seat)}`, sign: 'supply' }];
    case 'ActionTaken':
      return [
        {
          from: `place:${String(event.place)}`,
          to: `seat:${String(seat)}`,
          sign: event.premium ? 'crown' : 'others',
        },
      ];
    case 'DeckRefilled':
      return [{ from: 'pile:discards', to: 'pile:deck', card: HIDDEN }];
    default:
      return [];
  }
}
