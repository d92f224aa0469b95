import './browser';
import { expect, test } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { tell } from '../src/table/log';
import { event, frame } from './frames';

test('cards that another lays are told together when it is done, one’s own as they are laid', async () => {
  await i18n.ready;
  const laid = (card: string) => frame(1, { explanations: [event('CardLaid', { seat: 'blue', card })] });
  expect(tell('cartus', laid('hidden'), undefined)).toEqual([]);
  expect(tell('cartus', laid('monk-4'), undefined)).toHaveLength(1);
  const done = frame(2, { explanations: [event('LayingEnded', { seat: 'blue', count: 4 })] });
  expect(tell('cartus', done, undefined).map(({ text }) => text)).toEqual(['Blue has laid 4 cards.']);
});
