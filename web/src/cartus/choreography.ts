/** Card table: how the picture changes by each event, and how long it is looked at. The events: docs/events.md. */
import type { Choreography } from '$lib/choreography';
import { seatOf, type CartusEvent, type CartusView, type GameDetails } from '$lib/wire';
import { Deck, HIDDEN } from './view';

/** A view between two events of one frame: a replaced building card is followed by one of the replacement deck. */
type Passing = CartusView & { replacing?: boolean };

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

/** A seat moves up a track, behind all who are there already. */
function advance(track: [string, number][], seat: string, steps: number): [string, number][] {
  if (steps <= 0) return track;
  const at = track.findIndex(([name]) => name === seat);
  const now = track[at]![1] + steps;
  const others = track.toSpliced(at, 1);
  const before = others.slice(0, at).findIndex(([, influence]) => influence < now);
  return others.toSpliced(before < 0 ? at : before, 0, [seat, now]);
}

/** A card goes to the discards, or back to its pile. */
function putAway(view: Passing, card: string) {
  if (card in view.piles) view.piles = { ...view.piles, [card]: view.piles[card]! + 1 };
  else {
    view.piles = { ...view.piles, discards: view.piles.discards! + 1 };
    view.discards = { ...view.discards, [card]: (view.discards[card] ?? 0) + 1 };
  }
}

/** Laid cards leave before the next building is resolved; there is no event of it. */
function clearLaid(view: Passing, stays: (place: number | null) => boolean) {
  for (const [seat, place] of Object.entries(view.entered)) {
    if (stays(place)) continue;
    for (const card of view.shown[seat]!) putAway(view, card);
    if (view.shown[seat]!.length > 0) view.shown = { ...view.shown, [seat]: [] };
    view.laid = { ...view.laid, [seat]: 0 };
  }
}

function emptied<T>(of: Record<string, unknown>, value: T): Record<string, T> {
  return Object.fromEntries(Object.keys(of).map((key) => [key, value]));
}

function endRound(view: Passing) {
  clearLaid(view, () => false);
  view.row = [];
  view.order = [];
  view.entered = emptied(view.entered, null);
}

function patch(deck: Deck, before: CartusView, event: CartusEvent): CartusView {
  const view: Passing = { ...before };
  const seat = seatOf(event) ?? '';
  const put = <K extends 'rats' | 'laid' | 'entered' | 'hands' | 'tokens' | 'shown'>(
    key: K,
    value: CartusView[K][string],
    of = seat,
  ) => (view[key] = { ...view[key], [of]: value } as Passing[K]);
  const pile = (name: string, more: number) =>
    (view.piles = { ...view.piles, [name]: view.piles[name]! + more });
  const influence = (kind: string, steps: number) =>
    (view.influence = { ...view.influence, [kind]: advance(view.influence[kind]!, seat, steps) });

  switch (event.event) {
    case 'StartSeatDrawn':
      view.start = seat;
      break;
    case 'CardDealt':
      put('hands', gain(deck, view.hands[seat]!, event.card));
      pile('deck', -1);
      break;
    case 'DeckRefilled': {
      // An empty deck; if more cards come back than were discarded, a building's laid cards have just joined them.
      if (view.piles.discards !== event.count) {
        const resolved = Object.entries(view.entered).filter(([name]) => view.shown[name]!.length > 0);
        const place = Math.min(...resolved.map(([, at]) => at ?? Infinity));
        clearLaid(view, (at) => at !== place);
      }
      view.piles = { ...view.piles, deck: event.count, discards: 0 };
      view.discards = {};
      break;
    }
    case 'RoundBegan':
      endRound(view);
      view.round = event.round;
      view.start = event.start;
      view.phase = 'buildings';
      break;
    case 'BuildingTurnedUp':
      view.row = view.row.toSpliced(event.place - 1, 1, `${event.building}/${event.supply}`);
      pile(view.replacing ? 'replacement' : 'buildings', -1);
      delete view.replacing;
      break;
    case 'BuildingReplaced':
      view.row = view.row.slice(0, event.place - 1);
      pile('replacement', 1);
      view.replacing = true;
      break;
    case 'SupplyChosen':
      view.phase = 'supplies';
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
      pile('pass', 1);
      break;
    case 'Entered':
      view.phase = 'enter';
      view.order = [...view.order, seat];
      put('entered', event.place);
      break;
    case 'CardLaid':
      put('hands', lose(view.hands[seat]!, event.card));
      put('laid', view.laid[seat]! + 1);
      break;
    case 'CardsRevealed': {
      const place = event.place;
      view.phase = 'resolve';
      clearLaid(view, (at) => at === null || at >= place);
      put('shown', event.cards);
      put('rats', view.rats[seat]! + event.rats);
      influence(deck.classOf(event.building), event.influence);
      break;
    }
    case 'CardGiven':
      put('hands', lose(view.hands[seat]!, event.card));
      put('hands', gain(deck, view.hands[event.target]!, event.card), event.target);
      break;
    case 'RatSent':
      put('rats', view.rats[seat]! - 1);
      put('rats', view.rats[event.target]! + 1, event.target);
      break;
    case 'CardsTaken':
      put('hands', gain(deck, view.hands[seat]!, event.card, event.count));
      pile(event.card, -event.count);
      break;
    case 'CardDiscarded':
      put('hands', lose(view.hands[seat]!, event.card));
      put('rats', view.rats[seat]! - event.rats);
      putAway(view, event.card);
      break;
    case 'TokenDrawn': {
      const had = view.tokens[seat]!;
      if (typeof had === 'number') put('tokens', had + 1);
      else if (event.value !== null) put('tokens', [...had, event.value].sort());
      pile('tokens', -1);
      break;
    }
    case 'InfluenceWon':
      influence(event.kind, 1);
      break;
    case 'PlagueCame':
      endRound(view);
      view.phase = 'plague';
      break;
    case 'RowTurnedUp':
      view.nuns = view.nuns.with(event.spot - 1, event.card);
      break;
    case 'GameEnded':
      view.phase = 'over';
      break;
  }
  return view;
}

/** In units of time; what is not here is only told. */
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
