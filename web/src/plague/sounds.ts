/** What an event of the board game sounds like; most are a piece put down. */
import type { Sound } from '$lib/kit';
import type { Explanation } from '$lib/wire';
import type { PlagueEvent } from './wire';

export function sound(told: Explanation): Sound | null {
  const event = told as PlagueEvent;
  switch (event.event) {
    case 'GameEnded':
      return 'end';
    case 'CitizensLost':
      return 'loss';
    case 'RatTurned':
      return event.outbreak ? 'outbreak' : 'rat';
    case 'RatSpread':
    case 'RatMoved':
      return 'rat';
    case 'TurnBegan':
    case 'StartSeatDrawn':
    case 'SpreadLost':
    case 'Passed':
      return null;
    default:
      return 'step';
  }
}
