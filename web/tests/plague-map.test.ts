import { describe, expect, it } from 'vitest';
import map from '$art/map.json';
import { place } from '../src/plague/geography';

type Ring = [number, number][];

/** The rings of an outline: `M` and relative lines. */
function rings(path: string): Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const [start, rest] = part.replace('z', '').split('l') as [string, string];
      const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = numbers(start) as [number, number];
      const ring: Ring = [[x, y]];
      const steps = numbers(rest);
      for (let i = 0; i < steps.length; i += 2) ring.push([(x += steps[i]!), (y += steps[i + 1]!)]);
      return ring;
    });
}

function inside([x, y]: [number, number], path: string): boolean {
  return rings(path).some((ring) => {
    let odd = false;
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
    });
    return odd;
  });
}

describe('the outlines', () => {
  it('stay where their regions are', () => {
    for (const [region, path] of Object.entries(map.regions)) {
      const [left, top, right, bottom] = place(region).box;
      for (const [x, y] of rings(path).flat()) {
        expect(x > left - 150 && x < right + 150, `${region} at ${x}, ${y}`).toBe(true);
        expect(y > top - 150 && y < bottom + 150, `${region} at ${x}, ${y}`).toBe(true);
      }
    }
  });

  it('have land, not sea, in the east', () => {
    for (const x of [1500, 1600, 1700, 1800])
      for (const y of [0, 150, 300, 450, 600]) {
        expect(inside([x, y], map.around), `${x}, ${y}`).toBe(true);
      }
  });
});
