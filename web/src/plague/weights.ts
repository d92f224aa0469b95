/** How long each event of docs/events.md is looked at on the board. */
import type { PlagueEvent } from './wire';

/** In units of time. What weighs nothing moves nothing and is only told. */
const WEIGHTS: Record<PlagueEvent['event'], number> = {
  PlaguePlaced: 1.5,
  CaravanPlaced: 1,
  Settled: 1.2,
  TurnBegan: 0.4,
  CardTaken: 1.6,
  CitizensPlaced: 1.4,
  CitizensMoved: 1.6,
  CitizenSaved: 1.6,
  RatMoved: 1.6,
  RatLookedAt: 1.4,
  RatsSwapped: 1.6,
  CaravanMoved: 1.6,
  NunPlaced: 1.2,
  PlagueMoved: 1.8,
  RatSpread: 1.1,
  SpreadLost: 0.8,
  PlagueRaged: 1.2,
  RatTurned: 2.6,
  CitizensLost: 1.6,
  NobodyDied: 1.6,
  EndTriggered: 1.5,
  LastRoundBegan: 1,
  FinalRavageBegan: 1.2,
  Passed: 0.6,
  StartSeatDrawn: 0,
  CardUsed: 0,
  RatsKept: 0,
  GameEnded: 0,
};

export const weight = (event: PlagueEvent): number => WEIGHTS[event.event];
