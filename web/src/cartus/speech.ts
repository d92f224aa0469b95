/** How the card game tells what happens, and what may be done. */
import type { Speech } from '$lib/kit';
import type { CartusEvent, CartusView } from './wire';
import { buildingCard, HIDDEN } from './view';

export const speech: Speech = {
  name: 'cartus',
  /** How many cards another seat has laid is told when it is done. */
  unlogged(told) {
    const event = told as CartusEvent;
    return event.event === 'CardLaid' && event.card === HIDDEN;
  },
  /** A step that gives a building card by its number is told with what lies there. */
  step({ verb, words }, view) {
    if (verb !== 'enter' && verb !== 'supply') return null;
    const text = (view as CartusView | null)?.row[Number(words[0]) - 1];
    return text ? { id: `cartus-step-${verb}.named`, args: buildingCard(text) } : null;
  },
  headings: ['RoundBegan', 'LastRoundBegan', 'PlagueCame', 'GameEnded'],
};
