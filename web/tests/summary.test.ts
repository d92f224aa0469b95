import './browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { summary as ofCartus } from '../src/cartus/summary';
import { summary as ofPlague } from '../src/plague/summary';
import { summary as summed } from '../src/table/summary';
import type { Kit } from '../src/lib/kit';
import type { Frame } from '../src/lib/wire';
import { event, frame } from './frames';

beforeEach(async () => {
  await i18n.ready;
  i18n.game = 'rattus';
});

const SUMMARIES = { plague: ofPlague, cartus: ofCartus };
const summary = (of: 'plague' | 'cartus', frames: Frame[], viewer: string) =>
  summed({ summary: SUMMARIES[of] } as unknown as Kit, frames, viewer);
const scores = (red: number, blue: number) => ({ facts: { scores: { red, blue } } });
const own = frame(1, { steps: [{ by: 'red', step: 'end' }], ...scores(9, 7) });
const blue = { steps: [{ by: 'blue', step: 'plague gallia' }] };
const lost = (seat: string, region: string, count: number, cause: string, card: string | null = null) =>
  event('CitizensLost', { seat, region, count, cause, card });

describe('since the last turn', () => {
  test('losses are summed up by region with their causes, and the points are told', () => {
    const told = summary(
      'plague',
      [
        own,
        frame(2, {
          ...blue,
          explanations: [
            event('CardTaken', { seat: 'blue', card: 'merchant', owner: 'red' }),
            lost('red', 'gallia', 1, 'majority'),
            lost('blue', 'gallia', 1, 'majority'),
            lost('red', 'gallia', 2, 'symbol', 'witch'),
          ],
        }),
        frame(3, {
          ...blue,
          ...scores(5, 8),
          explanations: [
            lost('red', 'italia', 1, 'all'),
            event('CitizensPlaced', { seat: 'red', region: 'italia', count: 1, card: 'serf' }),
            event('RatSpread', { seat: 'blue', region: 'hispania' }),
            event('RatSpread', { seat: 'blue', region: 'germania' }),
          ],
          view: { citizens: { hispania: { red: 2 }, germania: { red: 0, blue: 1 } } },
        }),
      ],
      'red',
    );
    expect(told).toEqual([
      'You lost 3 citizens in Gallia: the majority and the Witch.',
      'You lost 1 citizen in Italia: everyone.',
      'Blue took the Merchant from you.',
      'You gained 1 citizen in Italia: the Serf.',
      '1 new rat where you have citizens: Hispania.',
      'Points: Red 5 (−4) · Blue 8 (+1).',
    ]);
  });

  test('if nothing has happened to somebody, that is said', () => {
    const other = frame(2, { ...blue, ...scores(9, 7), explanations: [lost('blue', 'gallia', 1, 'all')] });
    expect(summary('plague', [own, other], 'red')).toEqual([
      'Nothing happened to you.',
      'Points: Red 9 (±0) · Blue 7 (±0).',
    ]);
    expect(summary('plague', [own], 'red')).toEqual([]);
    const chance = frame(2, { steps: [{ by: '?', step: 'rat gallia/1 1+KW' }] });
    expect(summary('plague', [own, chance], 'red')).toEqual([]);
  });

  test('in the card game rats, cards, influence and tokens are', () => {
    const explanations = [
      event('CardsRevealed', { seat: 'red', building: 'farm', kind: 'peasantry', influence: 2, rats: 1 }),
      event('CardsRevealed', { seat: 'blue', building: 'farm', kind: 'peasantry', influence: 5, rats: 5 }),
      event('RatSent', { seat: 'blue', target: 'red', count: 2 }),
      event('RatsTakenOff', { seat: 'red', count: 1 }),
      event('CardGiven', { seat: 'red', target: 'blue', card: 'joker' }),
      event('CardGiven', { seat: 'red', target: 'blue', card: 'joker' }),
      event('CardDealt', { seat: 'red', card: 'monk-1' }),
      event('CardsTaken', { seat: 'red', card: 'joker', count: 2 }),
      event('TokenDrawn', { seat: 'red', value: 2 }),
    ];
    expect(summary('cartus', [own, frame(2, { ...blue, ...scores(11, 7), explanations })], 'red')).toEqual([
      'You got 3 rats: Farm and Blue.',
      'You gave away 2 cards: Blue.',
      'You gained 2 influence: Peasantry.',
      'You got rid of 1 rat.',
      'You drew 3 cards.',
      'You drew 1 victory token.',
      'Points: Red 11 (+2) · Blue 7 (±0).',
    ]);
  });
});
