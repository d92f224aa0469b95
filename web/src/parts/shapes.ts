/** What the pages around tables ask the server for. */
import type { components } from '$lib/schema';

type Schemas = components['schemas'];

export type Listed = Schemas['Listed'];
export type LobbyPage = Schemas['Page'];
export type MyTable = Schemas['MyTable'];
export type MyTables = Schemas['MyTables'];
export type FinishedGame = Schemas['FinishedGame'];
export type FinishedPage = Schemas['FinishedPage'];
export type Offer = Schemas['Offer'];
export type Sources = Schemas['Sources'];
export type GameInfo = Offer['games'][number];
export type OptionInfo = GameInfo['options'][number];
export type Leaderboard = Schemas['Leaderboard'];
export type PlayerPage = Schemas['PlayerPage'];
export type OwnBot = Schemas['OwnBot'];
export type NewBot = Schemas['NewBot'];
export type SessionInfo = Schemas['SessionInfo'];
export type SeatLink = Schemas['SeatLink'];
export type SignInLink = Schemas['SignInLink'];
export type TableWish = Schemas['TableWish'];
export type SeatWish = Schemas['SeatWish'];
export type Pace = Listed['pace'];

/** Bots for people who choose an opponent, from weak to strong. */
export const LEVELS = ['novice', 'easy', 'fair', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];
