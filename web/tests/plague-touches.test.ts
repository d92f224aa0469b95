import { describe, expect, it } from 'vitest';
import { parsed } from '$lib/choices';
import { Pointing, touches } from '../src/plague/touches';
import { cards } from './cards';

const REGIONS = ['gallia', 'italia', 'germania', 'hispania'];
const isRegion = (thing: string) => REGIONS.includes(thing);
const pointing = (...legal: string[]) => new Pointing(legal, isRegion, cards);

describe('what a step touches', () => {
  it.each([
    ['take witch', ['witch']],
    ['place gallia 2', ['gallia']],
    ['settle gallia', ['gallia']],
    ['merchant gallia italia 2', ['merchant', 'gallia', 'italia']],
    ['monk gallia/2 italia', ['monk', 'gallia', 'gallia/2', 'italia']],
    ['monk gallia italia', ['monk', 'gallia', 'italia']],
    ['look gallia/2', ['witch', 'gallia', 'gallia/2']],
    ['turn gallia/1', ['gallia', 'gallia/1']],
    ['plague italia', ['plague', 'italia']],
    ['caravan italia', ['caravanner', 'caravan', 'italia']],
    ['nun gallia italia', ['nun', 'gallia', 'italia']],
    ['spread italia', ['italia']],
    ['pass', []],
  ])('%s', (step, things) => expect(touches(cards, parsed(step))).toEqual(things));

  it('is nothing for bare words, which are buttons', () => {
    for (const step of ['pass', 'end', 'enough', 'swap', 'keep', 'fury', 'calm'])
      expect(touches(cards, parsed(step)), step).toEqual([]);
  });
});

describe('pointing', () => {
  it('at a card beside the board takes it', () => {
    expect(pointing('take witch', 'take monk').meaning([], 'witch')).toEqual({
      kind: 'play',
      step: 'take witch',
    });
  });

  it('at a region with one meaning does it', () => {
    expect(pointing('settle gallia', 'settle italia').meaning([], 'gallia')).toEqual({
      kind: 'play',
      step: 'settle gallia',
    });
  });

  it('at a region with several meanings asks for them all', () => {
    const all = pointing(
      'place gallia 2',
      'plague gallia',
      'merchant gallia italia 1',
      'merchant gallia germania 1',
    );
    expect(all.meaning([], 'gallia')).toEqual({
      kind: 'ask',
      steps: ['place gallia 2', 'plague gallia'],
      verbs: [{ verb: 'merchant', pointed: ['merchant', 'gallia'] }],
    });
  });

  it('at a card, a region and its neighbour leaves the number to be asked', () => {
    const all = pointing(
      'merchant gallia italia 1',
      'merchant gallia italia 2',
      'merchant gallia germania 1',
    );
    expect(all.meaning([], 'merchant')).toEqual({ kind: 'more', pointed: ['merchant'] });
    expect(all.meaning(['merchant'], 'gallia')).toEqual({ kind: 'more', pointed: ['merchant', 'gallia'] });
    expect(all.meaning(['merchant', 'gallia'], 'italia')).toEqual({
      kind: 'ask',
      steps: ['merchant gallia italia 1', 'merchant gallia italia 2'],
      verbs: [],
    });
    expect(all.meaning(['merchant', 'gallia'], 'germania')).toEqual({
      kind: 'play',
      step: 'merchant gallia germania 1',
    });
  });

  it('lights where a step begins, and then where it ends', () => {
    const all = pointing('merchant gallia italia 1', 'merchant gallia germania 1', 'place germania');
    expect([...all.lit([])].sort()).toEqual(['gallia', 'germania', 'merchant']);
    expect([...all.lit(['merchant', 'gallia'])].sort()).toEqual(['germania', 'italia']);
  });

  it('at the plague lights where it may go', () => {
    const all = pointing('plague italia', 'plague gallia', 'place italia');
    expect(all.meaning([], 'plague')).toEqual({ kind: 'more', pointed: ['plague'] });
    expect([...all.lit(['plague'])].sort()).toEqual(['gallia', 'italia']);
    expect(all.meaning(['plague'], 'italia')).toEqual({ kind: 'play', step: 'plague italia' });
  });

  it('at a rat looks at it, at its region asks which one', () => {
    const all = pointing('look gallia/1', 'look gallia/2', 'enough');
    expect(all.meaning([], 'gallia/2')).toEqual({ kind: 'play', step: 'look gallia/2' });
    expect(all.meaning([], 'gallia')).toEqual({
      kind: 'ask',
      steps: ['look gallia/1', 'look gallia/2'],
      verbs: [],
    });
  });

  it('at what is not lit means nothing, whatever was begun', () => {
    const all = pointing(
      'merchant gallia italia 1',
      'merchant gallia germania 1',
      'merchant italia gallia 1',
      'plague hispania',
      'place germania',
      'take witch',
      'look hispania/1',
    );
    const begun = ['merchant', 'gallia'];
    for (const thing of ['hispania', 'gallia', 'plague', 'witch', 'hispania/1', 'merchant'])
      expect(all.meaning(begun, thing), thing).toEqual({ kind: 'none' });
    expect(all.touched(begun, 'hispania', ['plague'])).toEqual({ kind: 'none' });
    expect(all.meaning(begun, 'germania')).toEqual({ kind: 'play', step: 'merchant gallia germania 1' });
    expect(pointing('merchant gallia italia 1').meaning([], 'italia')).toEqual({ kind: 'none' });
  });

  it('at a rat means its region until a card is in hand, or nothing but rats is asked for', () => {
    const all = pointing('look gallia/1', 'look gallia/2', 'place gallia', 'plague italia');
    expect(all.target([], 'gallia/1', 'gallia')).toBe('gallia');
    expect(all.meaning([], 'gallia/1')).toEqual({ kind: 'none' });
    expect(all.lit([]).has('gallia/1')).toBe(false);
    expect(all.target(['witch'], 'gallia/1', 'gallia')).toBe('gallia/1');
    expect(all.meaning(['witch'], 'gallia/1')).toEqual({ kind: 'play', step: 'look gallia/1' });
    const turning = pointing('turn gallia/1', 'turn gallia/2');
    expect(turning.target([], 'gallia/2', 'gallia')).toBe('gallia/2');
    const again = pointing('look gallia/2', 'look italia/1', 'enough');
    expect(again.target([], 'gallia/1', 'gallia'), 'a rat that can not be chosen is no other').toBe(
      'gallia/1',
    );
    const unnamed = pointing('monk gallia italia', 'monk gallia germania', 'monk hispania/1 gallia');
    expect(unnamed.target(['monk'], 'gallia/2', 'gallia')).toBe('gallia');
  });

  it('at a figure that can not move means where it stands, if that is lit', () => {
    const all = pointing('merchant gallia italia 1', 'merchant gallia germania 1', 'plague italia');
    expect(all.target(['merchant', 'gallia'], 'plague', 'germania')).toBe('germania');
    expect(all.target(['merchant', 'gallia'], 'plague', 'hispania')).toBe('plague');
    expect(all.target([], 'plague', 'germania')).toBe('plague');
  });

  it('at what no step touches means nothing', () => {
    expect(pointing('take witch').meaning([], 'gallia')).toEqual({ kind: 'none' });
  });
});

describe('carrying', () => {
  const all = pointing(
    'merchant gallia italia 1',
    'monk gallia/1 italia',
    'monk gallia/2 italia',
    'plague hispania',
  );

  it('a rat to a neighbour is the Monk, the plague goes by itself', () => {
    expect(all.carried('gallia/2', 'italia')).toEqual({ kind: 'play', step: 'monk gallia/2 italia' });
    expect(all.carried('plague', 'hispania')).toEqual({ kind: 'play', step: 'plague hispania' });
    expect(all.carries('hispania')).toBe(false);
  });

  it('from a region asks what is meant', () => {
    expect(all.carried('gallia', 'italia').kind).toBe('ask');
  });
});
