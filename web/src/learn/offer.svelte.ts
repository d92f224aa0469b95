/** The offer of a guided first game: made at the first visit, and never again once it was answered. */
import { settings } from '$lib/settings.svelte';
import { makeTable, type Sitter } from '$parts/making';
import { offered } from '$parts/offered.svelte';

const PLACE = 'rattus.newcomer';

function open(): boolean {
  try {
    return localStorage.getItem(PLACE) === null && settings.first;
  } catch {
    return false; // where nothing is remembered it would come every time
  }
}

class NewcomerOffer {
  open = $state(open());
  /** The first table of a newcomer who did not care for the offer on the page before: there it is made once more. */
  table = $state<string | null>(null);

  answer() {
    this.table = null;
    this.#close();
  }

  /** Play has been chosen without an answer: it is made once more at that table. */
  last(table: string) {
    this.table = table;
    this.#close();
  }

  #close() {
    this.open = false;
    try {
      localStorage.setItem(PLACE, 'answered');
    } catch {
      // it was not open then
    }
  }
}

export const offer = new NewcomerOffer();

/** Make the guided table of a game and go there. */
export async function playGuided(game: string, options: { replace?: boolean } = {}): Promise<void> {
  await offered.load();
  const seats = offered.info(game)?.guided ?? 0;
  const sitters = Array.from({ length: seats }, (_, place): Sitter =>
    place === 0 ? { who: 'me' } : { who: 'bot', bot: 'fair' },
  );
  await makeTable({ game, seats: sitters, guided: true }, options);
  offer.answer();
}
