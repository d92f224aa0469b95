/** What the guided first game of the card game tells. Its luck is prepared: two monks and the Monastery. */
import type { Stop } from '../learn/stops';

export const guides: Record<string, readonly Stop[]> = {
  cartus: [
    { id: 'goal', asked: ['supply'], read: true },
    { id: 'supply', asked: ['supply'], tries: ['supply 1'] },
    { id: 'enter', asked: ['enter'], after: ['supply'], tries: ['enter 1'] },
    { id: 'lay', asked: ['lay'], after: ['enter'], tries: ['lay monk-4'] },
    { id: 'lay-two', asked: ['lay'], after: ['lay'], tries: ['lay monk-4', 'done'] },
    { id: 'done', asked: ['done'], after: ['lay'], tries: ['done'] },
    { id: 'reveal', event: 'CardsRevealed', mine: true },
    { id: 'action', event: 'ActionTaken', mine: true },
    { id: 'nuns', asked: ['supply'], after: ['reveal'], read: true },
    { id: 'supply-two', asked: ['supply'], after: ['nuns'] },
    { id: 'end', asked: ['enter'], after: ['nuns'], read: true },
    { id: 'last-round', event: 'LastRoundBegan' },
    { id: 'plague', event: 'PlagueCame' },
  ],
};
