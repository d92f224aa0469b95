/** What every board is given. A board draws a view, lights what may be pointed at, and reports gestures; it knows no rule. */
import type { Choice } from './choice.svelte';
import type { Beat } from './choreography';
import type { Explanation, Facts, Frame, GameDetails, SeatInfo, View } from './wire';

export type { Facts, GameDetails } from './wire';

export interface BoardProps<V extends View = View, E extends Explanation = Explanation> {
  /** The edition that is played. */
  game: string;
  /** What the game is made of at this table, from `GET /api/tables/ID/details`. */
  details: GameDetails;
  view: V;
  /** What the server works out from the view: scores and the like. */
  facts: Facts | null;
  /** Whose eyes these are; null for the public. */
  viewer: string | null;
  seats: SeatInfo[];
  /** The seat that decides at this moment. */
  toAct?: string | null;
  /** The steps that may be played now; empty while somebody else decides or the past is looked at. */
  legal: readonly string[];
  /** All that was sent of the game until this moment. */
  course?: () => readonly Frame[];
  /** What is being shown just now, to be pointed out by motion. */
  beat: Beat<V, E> | null;
  /** A step that has been begun, if others than the board know of it. */
  choice?: Choice;
  /** Of some steps: what is to be thought over before. Who plays one is asked again, `at` that place, unless it is `sure`. */
  warning?: (step: string) => string;
  play: (step: string, at?: Element | DOMRect, sure?: boolean) => void;
  /** Somebody has pointed at a thing that is not lit and wants to know why not; `at` is where, `begun` what was pointed at before. */
  why: (thing: string, at: Element, begun?: readonly string[]) => void;
}
