/** The chapters of the rules, game by game. */
import type { Game } from '$lib/kit';
import { GAMES } from '$lib/games';

/** The games that have rules to read. */
export const TOLD: readonly Game[] = GAMES.filter(({ chapters }) => chapters.length > 0);

export interface Chapter {
  of: Game;
  id: string;
  /** From 1. */
  number: number;
}

/** A chapter by the last word of its address. */
export function chapter(of: Game, id: string): Chapter | null {
  const at = of.chapters.indexOf(id);
  return at < 0 ? null : { of, id, number: at + 1 };
}

export function address({ of, id }: Chapter): string {
  return `/rules/${of.name}/${id}`;
}

/** The one before or after. */
export function beside({ of, number }: Chapter, way: -1 | 1): Chapter | null {
  const id = of.chapters[number - 1 + way];
  return id === undefined ? null : chapter(of, id);
}

/** In which game the things are listed that the chapter speaks of and that are reconstructed. */
export function reconstructedIn({ of, id }: Chapter): string | null {
  return of.reconstructed[id] ?? null;
}
