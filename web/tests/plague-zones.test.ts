import { describe, expect, it } from 'vitest';
import { Pointing } from '../src/plague/touches';
import { cards } from './cards';
import { zone, ZONE } from '../src/plague/zones';

const REGIONS = [
  'anglia', 'gallia', 'hispania', 'germania', 'scandia', 'italia', 'polonia', 'hungaria', 'bulgaria', 'turcia',
  'tartaria', 'russia', 'morocco', 'algeria', 'tunisia', 'libya', 'egypt',
]; // prettier-ignore

describe('squares for fingers', () => {
  it('never overlap', () => {
    for (const [n, one] of REGIONS.entries())
      for (const other of REGIONS.slice(n + 1)) {
        const [[x, y], [u, v]] = [zone(one), zone(other)];
        expect(Math.max(Math.abs(x - u), Math.abs(y - v)), `${one} ${other}`).toBeGreaterThanOrEqual(ZONE);
      }
  });
  it('are there for the names of every edition', () => {
    expect(zone('golden-horde')).toEqual(zone('tartaria'));
  });
});

describe('a finger on a region', () => {
  const legal = ['place gallia 2', 'plague gallia', 'plague italia', 'place italia 1'];
  const pointing = new Pointing(legal, (thing) => REGIONS.includes(thing), cards);

  it('means what stands there, too', () => {
    expect(pointing.touched([], 'gallia', ['plague'])).toEqual({
      kind: 'ask',
      steps: ['place gallia 2', 'plague gallia'],
      verbs: [{ verb: 'plague', pointed: ['plague'] }],
    });
  });
  it('means the figure alone where nothing else can be done', () => {
    expect(pointing.touched([], 'germania', ['plague'])).toEqual({ kind: 'more', pointed: ['plague'] });
  });
  it('means the region where no figure can move', () => {
    expect(pointing.touched([], 'gallia', [])).toEqual(pointing.meaning([], 'gallia'));
    expect(pointing.touched(['plague'], 'italia', ['caravan'])).toEqual({
      kind: 'play',
      step: 'plague italia',
    });
  });
});
