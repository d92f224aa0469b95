/** What is known of a card table, as docs/notation.md says it, and names for the cards on it. */
import type { View } from '$lib/choreography';

export const CLASSES = ['peasantry', 'bourgeoisie', 'church', 'chivalry', 'magic', 'royalty'] as const;
export type Class = (typeof CLASSES)[number];
const PEOPLE = ['peasant', 'merchant', 'monk', 'knight', 'witch', 'king'] as const;
export const SPECIALS = ['joker', 'sword', 'flute', 'pass', 'gold'] as const;
export const HIDDEN = 'hidden';

export interface CardView {
  /** `building/supply`, from left to right. */
  row: string[];
  entered: Record<string, number | null>;
  laid: Record<string, number>;
  /** From first to last on the track. */
  influence: Record<Class, [string, number][]>;
  rats: Record<string, number>;
  hands: Record<string, string[] | number>;
  nuns: string[];
  piles: Record<string, number>;
  tokens: Record<string, number[] | number>;
  start: string | null;
  order: string[];
  shown: Record<string, string[]>;
  discards: Record<string, number>;
  seen: Record<string, string[]>;
  round: number;
  phase: string;
}

/** A view of a card table is one of these; nothing else is sent for the card game. */
export const cardView = (view: View) => view as unknown as CardView;

export interface Card {
  id: string;
  /** The class of a population card; null for jokers and special cards. */
  kind: Class | null;
  /** Whose face it has: `monk`, `sword`. */
  person: string;
  nuns: number;
}

/** `monk-4` is a person of the church and four nuns, `sword` a sword. */
export function card(id: string): Card {
  const [person = '', nuns] = id.split('-') as [string, string?];
  const at = PEOPLE.indexOf(person as (typeof PEOPLE)[number]);
  return { id, kind: CLASSES[at] ?? null, person, nuns: Number(nuns ?? 0) };
}

/** The person of a class. */
export const person = (kind: Class): string => PEOPLE[CLASSES.indexOf(kind)]!;

/** Where a card stands among all kinds: classes in their order, fewer nuns first, then jokers and special cards. */
export function rank(id: string): number {
  const { kind, nuns } = card(id);
  return kind ? CLASSES.indexOf(kind) * 5 + nuns : 5 * CLASSES.length + SPECIALS.indexOf(id as never);
}

/** A building card: `farm/2-rats` is the Farm with two rats off as supplies. */
export function buildingCard(text: string): { building: string; supply: string } {
  const [building = '', supply = ''] = text.split('/') as [string, string?];
  return { building, supply };
}

/** `2-cards+1-rat` as its parts from left to right. */
export function supplyParts(supply: string): { count: number; what: 'card' | 'rat' | 'look' }[] {
  return supply.split('+').map((part) => {
    const [count, what = ''] = part.split('-') as [string, string?];
    return { count: Number(count), what: what.replace(/s$/, '') as 'card' | 'rat' | 'look' };
  });
}

/** How many things there are, known or only counted. */
export const counted = (things: unknown[] | number): number =>
  typeof things === 'number' ? things : things.length;

/** The two buildings of each class, in the order of the classes. */
const BUILDINGS = [
  ['farm', 'brewery'],
  ['marketplace', 'office'],
  ['monastery', 'hospital'],
  ['castle', 'guard-tower'],
  ['pied-pipers-hut', 'fortune-tellers-tent'],
  ['palace', 'treasury'],
];

/** The class that is printed on a building. */
export const classOf = (building: string): Class =>
  CLASSES[BUILDINGS.findIndex((pair) => pair.includes(building))]!;
