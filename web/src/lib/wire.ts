/** What the server sends and takes, by the types of its OpenAPI description (`npm run types` makes schema.d.ts). */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Frame = Schemas['Frame'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type ChatLine = Schemas['ChatLine'];
export type ShownTable = Schemas['ShownTable'];
export type SeatedTable = Schemas['SeatedTable'];
export type TableWish = Schemas['TableWish'];
export type SeatWish = Schemas['SeatWish'];
export type Me = Schemas['Me'];
export type TimeInfo = Schemas['TimeInfo'];
export type CareInfo = Schemas['CareInfo'];
export type UndoInfo = Schemas['UndoInfo'];
/** Why the rules forbid something, to be told in any language. */
export type Reason = Schemas['Reason'];
export type Reasons = Schemas['Reasons'];
/** Why the last step can't be taken back. */
export type UndoStop = NonNullable<Frame['undo_stop']>;

// What can be played, and what it is made of.
export type Offer = Schemas['Offer'];
export type GameInfo = Schemas['GameInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type GameDetails = Schemas['GameDetails'];

// What was played.
export type ReplayFrame = Schemas['ReplayFrame'];
export type Position = Schemas['Position'];
export type TableRecord = Schemas['TableRecord'];
export type StudyRecord = Schemas['StudyRecord'];
export type ToldAdvice = Schemas['ToldAdvice'];
export type ShownAnalysis = Schemas['ShownAnalysis'];
export type ToldAnalysis = Schemas['ToldAnalysis'];
/** A step that an analysis speaks of. */
export type Telling = Schemas['Telling'];
export type StudyInfo = Schemas['StudyInfo'];

// What a viewer is shown of a game.
export type Facts = Schemas['Facts'];
/** What is known of a table, of whatever game. */
export type View = NonNullable<Frame['view']>;
/** What happened through a step: an event of docs/events.md with its fields, of whatever game. */
export type Explanation = Schemas['Explanation'];
/** What an event changes in a view: keys from its top down, and what stands there now. */
export type Change = readonly [readonly string[], unknown];
/** The seat that does something. */
export const seatOf = (event: Explanation): string | null => ('seat' in event ? event.seat : null);
/** The events of a game that have a name. */
export type Named<E extends Explanation, N extends E['event']> = Extract<E, { event: N }>;

/** What the server says on the socket. */
export type Message =
  | Frame
  | { op: 'subscribed'; table: string; v: number; seat: string | null; now: number }
  | { op: 'ack'; table: string; v: number; request: string }
  | { op: 'chat'; table: string; lines: ChatLine[] }
  | { op: 'present'; table: string; seats: string[] }
  | { op: 'error'; code: string; message: string; table?: string; request?: string; reason?: Reason }
  | { op: 'pong' };
