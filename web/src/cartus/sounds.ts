/** What an event of the card game sounds like; most are a card put down. */
import type { Sound } from '$lib/kit';
import type { Explanation } from '$lib/wire';
import type { CartusEvent } from './wire';

export function sound(told: Explanation): Sound | null {
  const event = told as CartusEvent;
  switch (event.event) {
    case 'GameEnded':
      return 'end';
    case 'CardGiven':
      return 'loss';
    case 'RatSent':
    case 'RowTurnedUp':
      return 'rat';
    case 'RoundBegan':
    case 'StartSeatDrawn':
    case 'Passed':
      return null;
    default:
      return 'step';
  }
}
