/** What every board is given. A board draws a view, lights what may be pointed at, and reports gestures; it knows no rule. */
import type { Beat } from './choreography';
import type { Explanation, Facts, GameDetails, SeatInfo, View } from './wire';

export type { Facts, GameDetails } from './wire';

export interface BoardProps<V extends View = View, E extends Explanation = Explanation> {
  /** The game: `rattus`, `bigbox` or `cartus`. */
  game: string;
  /** What the game is made of at this table, from `GET /api/tables/ID/details`. */
  details: GameDetails;
  view: V;
  /** What the server works out from the view: scores and the like. */
  facts: Facts | null;
  /** Whose eyes these are; null for the public. */
  viewer: string | null;
  seats: SeatInfo[];
  /** Who decides at this moment. */
  toAct?: string | null;
  /** The steps that may be played now; empty while somebody else decides or the past is looked at. */
  legal: readonly string[];
  /** What is being shown just now, to be pointed out by motion. */
  beat: Beat<V, E> | null;
  play: (step: string) => void;
  /** Somebody has pointed at a thing that is not lit and wants to know why not; `at` is where. */
  why: (thing: string, at: Element) => void;
}
