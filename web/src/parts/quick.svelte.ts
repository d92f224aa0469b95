/** What *Play now* plays: remembered, and never asked. */
import { EDITIONS } from '$lib/games';
import { offer } from '../learn/offer.svelte';
import { makeTable, nameHere, type Sitter } from './making';
import { LEVELS, type Level } from './shapes';

const PLACE = 'rattus.quick';

export interface Choice {
  game: string;
  seats: number;
  /** How many of them are people at this screen. */
  people: number;
  level: Level;
}
const USUAL: Choice = { game: EDITIONS[0]!, seats: 4, people: 1, level: 'fair' };

function remembered(): Choice {
  try {
    const found = { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Choice>) };
    const known = typeof found.game === 'string' && LEVELS.includes(found.level);
    return known && found.seats >= 2 && found.people >= 1 && found.people <= found.seats ? found : USUAL;
  } catch {
    return USUAL;
  }
}

class Quick {
  #choice = $state(remembered());

  get choice(): Readonly<Choice> {
    return this.#choice;
  }

  /** Whether it is what a newcomer gets. */
  get usual(): boolean {
    return (Object.keys(USUAL) as (keyof Choice)[]).every((key) => this.#choice[key] === USUAL[key]);
  }

  choose(change: Partial<Choice>) {
    const next = { ...this.#choice, ...change };
    next.people = Math.min(next.people, next.seats);
    this.#choice = next;
    try {
      localStorage.setItem(PLACE, JSON.stringify(next));
    } catch {
      // storage may be forbidden; then it holds for this visit
    }
  }

  /** Make the table and go there. */
  async play(options: { replace?: boolean } = {}, other: Partial<Choice> = {}) {
    const { game, seats, people, level } = { ...this.#choice, ...other };
    const sitters = Array.from({ length: seats }, (_, place): Sitter => {
      if (place === 0) return { who: 'me' };
      return place < people ? { who: 'here', name: nameHere(place) } : { who: 'bot', bot: level };
    });
    const table = await makeTable({ game, seats: sitters }, options);
    if (offer.open) offer.last(table);
  }
}

export const quick = new Quick();
