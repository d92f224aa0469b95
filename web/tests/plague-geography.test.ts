import { describe, expect, it } from 'vitest';
import bigbox from '../../src/rattus/plague/editions/bigbox.toml?raw';
import rattus from '../../src/rattus/plague/editions/rattus.toml?raw';
import { beyond, bounds, frame, outline, place, route, tallest } from '../src/plague/geography';
import map from '$art/map.json?raw';

const regionsOf = (edition: string) =>
  [...edition.matchAll(/^id = "([\w-]+)"\n(?:tier|seats) = .*\nat/gm)].map((found) => found[1]!);
const seasOf = (edition: string) =>
  [...edition.matchAll(/\["([\w-]+)", "([\w-]+)", "sea"/g)].map((found) => [found[1]!, found[2]!] as const);

describe.each([
  ['rattus', rattus, 12],
  ['bigbox', bigbox, 17],
])('the map of %s', (_, edition, count) => {
  const regions = regionsOf(edition);

  it('has all its regions, with their pieces inside the sheet', () => {
    expect(regions).toHaveLength(count);
    const { x, y, width, height } = frame(regions, 1.3);
    for (const region of regions) {
      expect(outline(region), region).toMatch(/^M/);
      for (const [px, py] of [place(region).rats, place(region).people, place(region).label]) {
        expect(px > x && px < x + width && py > y && py < y + height, region).toBe(true);
      }
    }
  });

  it('has a line for each sea route', () => {
    expect(seasOf(edition).length).toBeGreaterThan(6);
    for (const [a, b] of seasOf(edition)) expect(route(a, b), `${a} ${b}`).not.toBeNull();
  });
});

it('the map is small', () => expect(map.length).toBeLessThan(60_000));

describe('the sheet', () => {
  const regions = regionsOf(rattus);

  it.each([0.4, 0.75, 1, 1.5, 2.4])('has the shape %s that it is asked for', (shape) => {
    const { x, y, width, height, stretch } = frame(regions, shape);
    expect(width / height / stretch).toBeCloseTo(shape);
    for (const region of regions) {
      const [left, top, right, bottom] = place(region).box;
      expect(left > x && right < x + width && top > y && bottom < y + height, region).toBe(true);
    }
  });

  it('is stretched before it shows more of the sea and the desert', () => {
    const own = bounds(regions);
    const { width, height, stretch } = frame(regions, 390 / tallest(regions, 390));
    expect(width).toBeCloseTo(own.width);
    expect(height).toBeCloseTo(own.height);
    expect(stretch).toBeGreaterThan(1.2);
    expect(frame(regions, 0.4).stretch).toBeCloseTo(stretch);
  });

  it('has more room with fewer regions', () => {
    expect(frame(['gallia', 'germania'], 1.5).width).toBeLessThan(frame(regions, 1.5).width);
  });
});

it('arrow keys reach every region of a board, from the first one on', () => {
  for (const edition of [rattus, bigbox]) {
    const regions = regionsOf(edition);
    const reached = new Set([regions[0]!]);
    for (const region of reached) {
      for (const way of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = beyond(region, way, regions);
        if (next) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...regions].sort());
  }
});
