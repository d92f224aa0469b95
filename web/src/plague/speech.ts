/** How the board game tells what happens. */
import type { Speech } from '$lib/kit';
import type { PlagueEvent } from './wire';

export const speech: Speech = {
  name: 'plague',
  message(told) {
    const event = told as PlagueEvent;
    const stayed = event.event === 'PlagueMoved' && event.source === event.to && event.spread === 0;
    return stayed ? 'plague-PlagueStayed' : null;
  },
  headings: ['TurnBegan', 'LastRoundBegan', 'FinalRavageBegan', 'GameEnded'],
};
