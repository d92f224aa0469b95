/** Card table: how the picture changes by each event, and how long it is looked at. The events: docs/events.md. */
import type { Choreography } from '$lib/choreography';
import { seatOf, type CartusEvent, type CartusView, type GameDetails } from '$lib/wire';
import { Deck, HIDDEN } from './view';

type Hand = CartusView['hands'][string];

/** A card comes to a hand. */
function gain(deck: Deck, hand: Hand, card: string, count = 1): Hand {
  if (typeof hand === 'number') return hand + count;
  const cards = [...hand, ...Array<string>(count).fill(card)];
  return cards.sort((a, b) => deck.rank(a) - deck.rank(b));
}

/** A card leaves a hand. */
function lose(hand: Hand, card: string): Hand {
  if (typeof hand === 'number') return hand - 1;
  const at = hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

/** No building is in the row, nobody has entered one, and it is known who comes first. */
function endRound(view: CartusView, start: string) {
  view.start = start;
  view.row = [];
  view.order = [];
  view.entered = Object.fromEntries(Object.keys(view.entered).map((seat) => [seat, null]));
}

function patch(deck: Deck, before: CartusView, event: CartusEvent): CartusView {
  const view = { ...before };
  const seat = seatOf(event) ?? '';
  const put = <K extends 'rats' | 'laid' | 'entered' | 'hands' | 'tokens' | 'shown'>(
    key: K,
    value: CartusView[K][string],
    of = seat,
  ) => (view[key] = { ...view[key], [of]: value } as CartusView[K]);
  const pile = (name: string, more: number) =>
    (view.piles = { ...view.piles, [name]: view.piles[name]! + more });
  const track = (kind: string, seats: [string, number][]) =>
    (view.influence = { ...view.influence, [kind]: seats });
  /** The discards lie open: it is known which they are. */
  const putAway = (card: string, where: string) => {
    pile(where, 1);
    if (where === 'discards') view.discards = { ...view.discards, [card]: (view.discards[card] ?? 0) + 1 };
  };

  switch (event.event) {
    case 'StartSeatDrawn':
      view.start = seat;
      break;
    case 'CardDealt':
      put('hands', gain(deck, view.hands[seat]!, event.card));
      pile('deck', -1);
      break;
    case 'DeckRefilled':
      view.piles = { ...view.piles, deck: event.count, discards: 0 };
      view.discards = {};
      break;
    case 'PhaseBegan':
      view.phase = event.phase;
      break;
    case 'RoundBegan':
      endRound(view, event.start);
      view.round = event.round;
      break;
    case 'BuildingTurnedUp':
      view.row = view.row.toSpliced(event.place - 1, 0, `${event.building}/${event.supply}`);
      pile(event.pile, -1);
      break;
    case 'BuildingReplaced':
      view.row = view.row.toSpliced(event.place - 1, 1);
      pile(event.pile, 1);
      break;
    case 'RatsTakenOff':
      put('rats', view.rats[seat]! - event.count);
      break;
    case 'RowLookedAt': {
      const spot = event.spot;
      if (event.card !== HIDDEN) view.nuns = view.nuns.with(spot - 1, event.card);
      view.seen = { ...view.seen, [spot]: event.knowers };
      break;
    }
    case 'Passed':
      put('hands', lose(view.hands[seat]!, 'pass'));
      pile(event.pile, 1);
      break;
    case 'Entered':
      view.order = [...view.order, seat];
      put('entered', event.place);
      break;
    case 'CardLaid':
      put('hands', lose(view.hands[seat]!, event.card));
      put('laid', view.laid[seat]! + 1);
      break;
    case 'CardsTurnedUp':
      put('shown', event.cards);
      break;
    case 'CardsRevealed':
      put('shown', event.cards);
      put('rats', view.rats[seat]! + event.rats);
      track(event.kind, event.track);
      break;
    case 'LaidCardsLeft':
      put('shown', []);
      put('laid', 0);
      for (const card of event.discarded) putAway(card, 'discards');
      for (const card of event.returned) pile(card, 1);
      break;
    case 'CardGiven':
      put('hands', lose(view.hands[seat]!, event.card));
      put('hands', gain(deck, view.hands[event.target]!, event.card), event.target);
      break;
    case 'RatSent':
      put('rats', view.rats[seat]! - event.count);
      put('rats', view.rats[event.target]! + event.count, event.target);
      break;
    case 'CardsTaken':
      put('hands', gain(deck, view.hands[seat]!, event.card, event.count));
      pile(event.card, -event.count);
      break;
    case 'CardDiscarded':
      put('hands', lose(view.hands[seat]!, event.card));
      put('rats', view.rats[seat]! - event.rats);
      putAway(event.card, event.pile);
      break;
    case 'TokenDrawn': {
      const had = view.tokens[seat]!;
      if (typeof had === 'number') put('tokens', had + 1);
      else if (event.value !== null)
        put(
          'tokens',
          [...had, event.value].sort((a, b) => a - b),
        );
      pile('tokens', -1);
      break;
    }
    case 'InfluenceWon':
      track(event.kind, event.track);
      break;
    case 'PlagueCame':
      endRound(view, event.start);
      break;
    case 'RowTurnedUp':
      view.nuns = view.nuns.with(event.spot - 1, event.card);
      break;
  }
  return view;
}

/** In units of time; what is not here is only told, or seen with what comes next. */
const WEIGHTS: Partial<Record<CartusEvent['event'], number>> = {
  StartSeatDrawn: 1,
  CardDealt: 0.35,
  DeckRefilled: 0.6,
  RoundBegan: 0.8,
  BuildingTurnedUp: 0.8,
  BuildingReplaced: 0.8,
  LastRoundBegan: 1,
  SupplyChosen: 0.8,
  RatsTakenOff: 0.8,
  RowLookedAt: 1,
  Passed: 1,
  Entered: 0.9,
  CardLaid: 0.35,
  CardsRevealed: 2,
  SwordsDecided: 1.4,
  TributeDemanded: 1.2,
  CardGiven: 0.5,
  RatSent: 1.4,
  ActionTaken: 0.9,
  CardsTaken: 0.7,
  CardDiscarded: 0.6,
  TokenDrawn: 0.7,
  InfluenceWon: 1.2,
  PlagueCame: 1.5,
  RowTurnedUp: 1.4,
  GameEnded: 1,
};

/** One's own cards are laid one after the other without waiting: the hand that laid them has seen it. */
function weight(event: CartusEvent): number {
  if (event.event === 'CardLaid' && event.card !== HIDDEN) return 0;
  return WEIGHTS[event.event] ?? 0;
}

export function choreography(details: GameDetails): Choreography<CartusView, CartusEvent> {
  const deck = new Deck(details);
  return { patch: (view, event) => patch(deck, view, event), weight };
}
