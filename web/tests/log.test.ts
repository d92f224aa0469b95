import './browser';
import { expect, test } from 'vitest';
import { speech as cartus } from '../src/cartus/speech';
import { speech as plague } from '../src/plague/speech';
import { i18n } from '../src/lib/i18n.svelte';
import type { GameDetails } from '../src/lib/wire';
import { marksOf } from '../src/rules/sources';
import { tell } from '../src/table/log';
import { event, frame } from './frames';

test('cards that another lays are told together when it is done, one’s own as they are laid', async () => {
  await i18n.ready;
  const laid = (card: string) => frame(1, { explanations: [event('CardLaid', { seat: 'blue', card })] });
  expect(tell(cartus, laid('hidden'), undefined)).toEqual([]);
  expect(tell(cartus, laid('monk-4'), undefined)).toHaveLength(1);
  const done = frame(2, { explanations: [event('LayingEnded', { seat: 'blue', count: 4 })] });
  expect(tell(cartus, done, undefined).map(({ text }) => text)).toEqual(['Blue has laid 4 cards.']);
});

test('what changes the table but goes without saying has no line, and parts no lines that belong together', async () => {
  await i18n.ready;
  const drawn = event('CardDealt', { seat: 'blue', card: 'hidden' });
  const silent = [
    event('PhaseBegan', { phase: 'enter' }),
    event('CardsTurnedUp', { seat: 'blue', place: 1, cards: ['joker'] }),
    event('LaidCardsLeft', { seat: 'blue', place: 1, discarded: [], returned: ['joker'] }),
  ];
  for (const between of silent) {
    const told = tell(cartus, frame(1, { explanations: [drawn, between, drawn] }), undefined);
    expect(told.map(({ text }) => text)).toEqual(['Blue draws a card. ×2']);
  }
});

test('rats that go are told by their number', async () => {
  await i18n.ready;
  const told = (count: number) =>
    tell(
      cartus,
      frame(1, {
        explanations: [
          event('CardDiscarded', { seat: 'blue', card: 'joker', rats: count, pile: 'joker' }),
          event('RatSent', { seat: 'blue', target: 'red', count }),
        ],
      }),
      undefined,
    ).map(({ text }) => text);
  expect(told(1)).toEqual([
    'Blue discards a joker to get rid of 1 rat.',
    'Blue has most flutes: a rat goes to Red.',
  ]);
  expect(told(2)).toEqual([
    'Blue discards a joker to get rid of 2 rats.',
    'Blue has most flutes: 2 rats go to Red.',
  ]);
});

test('a bot that sits down is called by its level, and the safe place as in the edition', async () => {
  await i18n.ready;
  const free = { seat: 'green', name: null, bot: null, kind: null, away: null, invited: null };
  const bot = { ...free, name: 'fair', bot: 'fair', kind: 'bot' as const };
  const before = frame(1, { seats: [free] });
  const told = (next: ReturnType<typeof frame>) => tell(plague, next, before).map(({ text }) => text);
  expect(told(frame(2, { kind: 'sat', seats: [bot] }))).toEqual(['Bot · Fair sits down as Green.']);
  const saved = frame(3, {
    explanations: [event('CitizenSaved', { seat: 'red', card: 'king', region: 'italia' })],
  });
  for (const [game, place] of [
    ['rattus', 'the palace'],
    ['bigbox', 'the Safe Haven'],
  ] as const) {
    i18n.game = game;
    expect(told(saved)).toEqual([`Red brings a citizen from Italia to ${place} with the King.`]);
  }
});

test('a line that tells of something reconstructed is marked, and no other is', () => {
  const source = (id: string, ours: boolean) => ({ id, source: ours ? 'reconstructed' : 'rulebook' });
  const details = {
    cards: [source('courier', true), source('king', false)],
    faces: [source('1+PB*', true), source('2+MBC', false)],
    supplies: [source('2-cards+1-rat', true), source('4-cards', false)],
    sources: { tokens: 'reconstructed' },
  } as unknown as GameDetails;
  const marks = (name: string, more: Record<string, unknown>) => marksOf(details, event(name, more) as never);
  expect(marks('RatTurned', { face: '1+PB*' })).toEqual(['face']);
  expect(marks('RatTurned', { face: '2+MBC' })).toEqual([]);
  expect(marks('RatLookedAt', { face: 'hidden' })).toEqual([]);
  expect(marks('CardTaken', { card: 'courier' })).toEqual(['card']);
  expect(marks('CardTaken', { card: 'king' })).toEqual([]);
  expect(marks('SupplyChosen', { supply: '2-cards+1-rat' })).toEqual(['supply']);
  expect(marks('TokenDrawn', { value: 2 })).toEqual(['token']);
  expect(marks('TokenDrawn', { value: null })).toEqual([]);
});
