/** What is on the cards of a card table: by the game's details, and by their texts (docs/notation.md). */
import { getContext, setContext } from 'svelte';
import type { GameDetails } from '$lib/wire';
import type { Marked } from '../rules/sources';
import type { Told } from '../rules/tip.svelte';

export const HIDDEN = 'hidden';

export interface Card {
  /** The class of a population card; null for jokers and special cards. */
  kind: string | null;
  /** Whose face it has: `monk`, `sword`. */
  person: string;
  nuns: number;
}

export class Deck {
  /** Population cards class by class, those with fewer nuns first; then jokers and special cards. */
  readonly #order: string[];

  constructor(readonly details: GameDetails) {
    this.#order = [...details.people.map(({ id }) => id), ...this.specials];
  }

  get specials(): string[] {
    return Object.keys(this.details.piles);
  }

  card(id: string): Card {
    const found = this.details.people.find((each) => each.id === id);
    if (!found) return { kind: null, person: id, nuns: 0 };
    const of = this.details.classes.find((each) => each.id === found.class);
    return { kind: found.class, person: of?.card ?? id, nuns: found.nuns };
  }

  /** The nuns on all cards that are known. */
  nuns(cards: readonly string[]): number {
    return cards.reduce((sum, id) => sum + this.card(id).nuns, 0);
  }

  /** Where a card stands among all kinds. */
  rank(id: string): number {
    return this.#order.indexOf(id);
  }

  /** The class that is printed on a building. */
  classOf(building: string): string {
    return this.details.buildings.find(({ id }) => id === building)?.class ?? '';
  }
}

/** What the numbers of these are called among the sources, and what is told if they are reconstructed. */
const NUMBERS: Record<string, { source: string; mark: Marked }> = {
  'card-token': { source: 'tokens', mark: 'token' },
  'card-population': { source: 'people', mark: 'people' },
};

/** What to tell of a pile: its rule, and whether its numbers are reconstructed. */
export function told({ details }: Deck, id: string): Told {
  const numbers = NUMBERS[id];
  const ours = numbers && details.sources[numbers.source] === 'reconstructed';
  return { id, marks: ours ? [numbers.mark] : [], game: details.game };
}

const DECK = Symbol('the cards of this table');

export function setDeck(deck: () => Deck) {
  setContext(DECK, deck);
}

/** The cards of the table a component lies on. */
export function tableDeck(): () => Deck {
  return getContext<() => Deck>(DECK);
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

/** Rows of a hand where there is little room: as many as leave each card as wide as a finger. */
export const handRows = (cards: number): number => (cards <= 7 ? 1 : Math.max(2, Math.ceil(cards / 8)));
