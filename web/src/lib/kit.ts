/**
 * What a game brings to the client. Each has a folder of its own, whose `game.ts` says `export const game: Game`; nothing
 * outside these folders knows a game by its name. A game without a folder is played on the plain board.
 */
import type { Component } from 'svelte';
import type { Stop } from '../learn/stops';
import type { BoardProps } from './board';
import type { Step } from './choices';
import type { Weight } from './choreography';
import type { Args } from './i18n.svelte';
import type { Explanation, Frame, View } from './wire';

/** The sounds that an event can have; see `table/tones.ts`. */
export type Sound = 'turn' | 'step' | 'rat' | 'outbreak' | 'loss' | 'end';

/** Little that is there from the first page on; the rest is fetched when it is wanted. */
export interface Game {
  /** The name of its rules, which its messages in the catalogues begin with. */
  name: string;
  /** Where it stands in lists of games: lower numbers come first. */
  place: number;
  /** What of it can be played, the usual one first. */
  editions: readonly string[];
  /** The chapters of its rules in the order in which they are read. Each has a text and a small position. */
  chapters: readonly string[];
  /** Chapters that speak of things which are reconstructed, and under which edition these are listed. */
  reconstructed: Readonly<Record<string, string>>;
  kit: () => Promise<Kit>;
}

/** How a game speaks: which messages of the catalogues tell what happened, and what may be done. */
export interface Speech {
  name: string;
  /** Whether it has no messages: what was played is told by the texts of its steps. */
  plain?: boolean;
  /** For an event another message than that of its name; an empty one where it is not told. */
  message?: (event: Explanation) => string | null;
  /** Whether the log leaves an event out that is told while it happens, because a later one tells it, too. */
  unlogged?: (event: Explanation) => boolean;
  /** For a step another message than that of its verb. */
  step?: (step: Step, view: View | null) => { id: string; args: Args } | null;
  /** Events that begin a paragraph of the log. */
  headings?: readonly string[];
}

/** What a game has to show of its course, beside the points. */
export interface Figures {
  sentences: string[];
  tables: { title: string; head: string; rows: { label: string; counts: Record<string, number> }[] }[];
}

/** All that shows a game. */
export interface Kit extends Speech {
  Board: Component<BoardProps>;
  /** How long events are looked at. */
  weight: Weight;
  sound?: (event: Explanation) => Sound | null;
  /** What happened to a viewer, in sentences, the worst first. `last` is how it stands now. */
  summary?: (events: readonly Explanation[], viewer: string, last: Frame) => string[];
  figures?: (frames: readonly Frame[]) => Figures;
  /** Whether two seats with the same points share their place. */
  shared?: (frame: Frame, seat: string, other: string) => boolean;
  /** Whether a board shows the hand of whoever looks, and of nobody else. */
  hands?: boolean;
  /** What a card is known by where there is no room for its name, by its letter: the path of a drawing. */
  signs?: Readonly<Record<string, string>>;
  /** More for the menu of a table: the message that names it, and what it opens. */
  menu?: readonly { id: string; open: () => void }[];
  /** What its guided first games tell, by their editions. */
  guides?: () => Promise<Readonly<Record<string, readonly Stop[]>>>;
  /** What stands below the text of a chapter. */
  below?: Readonly<Record<string, Component>>;
}
