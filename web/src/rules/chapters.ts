/** The chapters of the rules, in the order in which they are read. Each has a text and a small position. */
import type { Family } from '$lib/words';

export const CHAPTERS: Record<Family, readonly string[]> = {
  plague: [
    'aim',
    'setup',
    'turn',
    'take',
    'place',
    'move',
    'spread',
    'ravage',
    'rat',
    'peasant',
    'merchant',
    'monk',
    'knight',
    'witch',
    'king',
    'end',
    'bigbox',
    'seats',
  ],
  cartus: ['aim', 'round', 'supplies', 'enter', 'resolve', 'buildings', 'specials', 'rats', 'plague'],
};

export const FAMILIES = Object.keys(CHAPTERS) as Family[];

export interface Chapter {
  of: Family;
  id: string;
  /** From 1. */
  number: number;
}

/** A chapter by the words of its address. */
export function chapter(of: Family, id: string): Chapter | null {
  const at = CHAPTERS[of].indexOf(id);
  return at < 0 ? null : { of, id, number: at + 1 };
}

export function address({ of, id }: Chapter): string {
  return `/rules/${of}/${id}`;
}

/** The one before or after. */
export function beside({ of, number }: Chapter, way: -1 | 1): Chapter | null {
  const id = CHAPTERS[of][number - 1 + way];
  return id === undefined ? null : chapter(of, id);
}

/** Chapters that speak of things which are reconstructed, and in which game they are listed. */
const OURS: Record<string, string> = {
  'plague-move': 'rattus',
  'plague-rat': 'rattus',
  'plague-bigbox': 'bigbox',
  'cartus-supplies': 'cartus',
  'cartus-rats': 'cartus',
  'cartus-plague': 'cartus',
};

export function reconstructedIn({ of, id }: Chapter): string | null {
  return OURS[`${of}-${id}`] ?? null;
}
