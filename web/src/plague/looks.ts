/** How seats look at this table. In records from elsewhere seats have names of their own; then their order decides. */
import { i18n, t } from '$lib/i18n.svelte';
import { seatLook, type SeatLook } from '$parts/seats';
import { getContext, setContext } from 'svelte';

const KEY = Symbol('the seats of the table, in order');

export function setSeats(seats: () => readonly string[]) {
  setContext(KEY, seats);
}

/** The seats of the table. */
export function tableSeats(): () => readonly string[] {
  return getContext<() => readonly string[]>(KEY);
}

export function useLooks(): (seat: string) => SeatLook {
  const seats = tableSeats();
  return (seat) => seatLook(seat, seats());
}

/** A seat by its colour, or by the name it has. */
export function seatName(seat: string): string {
  return i18n.has(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}
