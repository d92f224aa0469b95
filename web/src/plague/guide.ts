/** What the guided first game of the board game tells. Its luck is prepared; the proposals lead to where something happens. */
import type { Stop } from '../learn/stops';

/** Where it is proposed to settle, place, move the plague and put a rat. */
interface Proposals {
  settle: string;
  second: string;
  place: string;
  plague: string;
  spread: string;
}

const stops = (to: Proposals): readonly Stop[] => [
  { id: 'goal', asked: ['settle'], read: true },
  { id: 'settle', asked: ['settle'], tries: [`settle ${to.settle}`] },
  { id: 'settle-two', asked: ['settle'], after: ['settle'], tries: [`settle ${to.second}`] },
  { id: 'place', asked: ['place'], after: ['settle'], tries: [`place ${to.place}`] },
  { id: 'plague', asked: ['plague'], after: ['place'], tries: [`plague ${to.plague}`] },
  { id: 'spread', asked: ['spread'], after: ['plague'], tries: [`spread ${to.spread}`] },
  { id: 'others', event: 'TurnBegan', mine: false, after: ['plague'] },
  { id: 'rat', event: 'RatTurned', after: ['plague'] },
  { id: 'rat-more', event: 'RatTurned', after: ['rat'], times: 2 },
  { id: 'lost-mine', event: 'CitizensLost', mine: true },
  { id: 'lost', event: 'CitizensLost', mine: false },
  {
    id: 'card',
    asked: ['take'],
    after: ['others'],
    tries: ['take monk', 'take merchant', 'take knight', 'take king'],
  },
  { id: 'card-taken', event: 'CardTaken', mine: true },
  { id: 'turn', asked: ['plague'], after: ['card'], read: true },
  { id: 'end', asked: ['plague'], after: ['turn'], read: true },
  { id: 'last-round', event: 'LastRoundBegan' },
  { id: 'final', event: 'FinalRavageBegan' },
];

export const guides: Record<string, readonly Stop[]> = {
  rattus: stops({
    settle: 'gallia',
    second: 'hungaria',
    place: 'gallia',
    plague: 'germania',
    spread: 'italia',
  }),
  bigbox: stops({
    settle: 'france',
    second: 'england',
    place: 'france',
    plague: 'turkiye',
    spread: 'bulgaria',
  }),
};
