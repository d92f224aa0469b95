/** How seats look at this table, and what its cards do, which is not the same with every edition. */
import type { GameDetails } from '$lib/board';
import { seatLook, type SeatLook } from '$parts/seats';
import { getContext, setContext } from 'svelte';

const KEY = Symbol('the seats of the table, in order');
const DETAILS = Symbol('what the game is made of at this table');

export function setSeats(seats: () => readonly string[]) {
  setContext(KEY, seats);
}

/** The seats of the table. */
export function tableSeats(): () => readonly string[] {
  return getContext<() => readonly string[]>(KEY);
}

/** In records from elsewhere seats have names of their own; then their order decides. */
export function useLooks(): (seat: string) => SeatLook {
  const seats = tableSeats();
  return (seat) => seatLook(seat, seats());
}

export function setDetails(details: () => GameDetails) {
  setContext(DETAILS, details);
}

/** What the game is made of at this table. */
export function tableDetails(): () => GameDetails {
  return getContext<() => GameDetails>(DETAILS);
}

/** What to tell of a card: its rule, with the edition's numbers. */
export function cardRule(): (card: string) => { id: string; args: { game: string; steps: number } } {
  const details = tableDetails();
  return (card) => {
    const { game, limits } = details();
    return { id: `card-${card}`, args: { game, steps: limits.knight_steps ?? 0 } };
  };
}
