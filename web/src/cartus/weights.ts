/** How long each event of docs/events.md is looked at on the card table. */
import type { CartusEvent } from './wire';
import { HIDDEN } from './view';

/** In units of time. What weighs nothing is only told, or seen with what comes next. */
const WEIGHTS: Record<CartusEvent['event'], number> = {
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
  BuildingChosen: 0,
  PhaseBegan: 0,
  LayingEnded: 0,
  CardsTurnedUp: 0,
  LaidCardsLeft: 0,
};

/** One's own cards are laid one after the other without waiting: the hand that laid them has seen it. */
export function weight(event: CartusEvent): number {
  if (event.event === 'CardLaid' && event.card !== HIDDEN) return 0;
  return WEIGHTS[event.event];
}
