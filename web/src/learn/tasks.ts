/** The tasks, as they are listed: little, for all that links to them. Their positions are fetched when one is opened. */
import { parsed } from '$lib/choices';
import type { GameDetails } from '$lib/board';
import type { Explanation, Facts, Reason, View } from '$lib/wire';
import list from './tasks.json';

export interface Task {
  game: string;
  id: string;
  /** The chapter of the rules that it belongs to. */
  chapter: string;
  /** The verbs of the questions that it helps with. */
  verbs: readonly string[];
  /** The card or building it is for, if it has no words of its own. */
  about: readonly [kind: 'card' | 'building', id: string] | null;
}

/** What a try comes to: what follows from it, or why the rules forbid it. */
export type Try =
  | { right: false; reason: Reason }
  | {
      right: boolean;
      reason?: undefined;
      told: Explanation[];
      view: Partial<View>;
      facts: Partial<Facts>;
    };

export interface TaskData {
  table: string;
  view: View;
  facts: Facts;
  tries: Record<string, Try>;
}
export interface TaskFile {
  tables: Record<string, GameDetails>;
  tasks: Record<string, TaskData>;
}

export const TASKS = list as unknown as readonly Task[];

const files = import.meta.glob<{ default: unknown }>('./tasks-*.json');

export async function fetched(game: string): Promise<TaskFile> {
  return (await files[`./tasks-${game}.json`]!()).default as TaskFile;
}

export const tasksOf = (game: string): readonly Task[] => TASKS.filter((each) => each.game === game);

export const task = (game: string, id: string): Task | null =>
  TASKS.find((each) => each.game === game && each.id === id) ?? null;

export const address = ({ game, id }: Task): string => `/learn/${game}/${id}`;

/** The tasks of a chapter of the rules. */
export const tasksFor = (game: string, chapter: string): readonly Task[] =>
  TASKS.filter((each) => each.game === game && each.chapter === chapter);

/** A task that helps with what may be played now. */
export function taskAbout(game: string, legal: readonly string[]): Task | null {
  const verbs = new Set(legal.map((step) => parsed(step).verb));
  return TASKS.find((each) => each.game === game && each.verbs.some((verb) => verbs.has(verb))) ?? null;
}
