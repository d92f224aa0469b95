/** What players are called in panels. */
import type { SeatInfo } from '$lib/wire';
import { seatName, sitterName } from '$parts/sitters';

/** The player's name; in records from elsewhere, which have none, the seat's. */
export function playerName(seat: SeatInfo): string {
  return seat.name || seat.bot ? sitterName(seat) : seatName(seat.seat);
}
