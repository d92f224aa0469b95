/** Where each piece stands at the moment, in units of the map: the board draws by it, and what moves flies by it. */
import { place, type Point } from './geography';
import type { PlagueView } from './wire';

/** The side of a piece's square. It grows where the map is small, so that numbers stay readable. */
export function cell(pixelsPerUnit: number, inPlay: number): number {
  const [least, most] = inPlay > 12 ? [42, 48] : [46, 54];
  return Math.min(most, Math.max(least, 15.5 / pixelsPerUnit));
}

export function ratSpot(region: string, slot: number, count: number, size: number): Point {
  const [x, y] = place(region).rats;
  return [x + (slot - (count + 1) / 2) * size * 1.02, y];
}

/** The seats that have citizens in a region, in table order. */
export function dwellers(view: PlagueView, region: string): string[] {
  const here = view.citizens[region] ?? {};
  return Object.keys(here).filter((seat) => here[seat]! > 0);
}

/** The i-th of `count` stacks of citizens: up to three in a row. */
export function stackSpot(region: string, i: number, count: number, size: number): Point {
  const [x, y] = place(region).people;
  const columns = count === 4 ? 2 : Math.min(3, count);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  const column = i % columns;
  return [x + (column - (inRow - 1) / 2) * size * 1.04, y + row * size * 0.98];
}

/** Where a seat's citizens of a region stand, or would stand. */
export function citizenSpot(view: PlagueView, region: string, seat: string, size: number): Point {
  const seats = dwellers(view, region);
  const at = seats.indexOf(seat);
  return at < 0 ? place(region).people : stackSpot(region, at, seats.length, size);
}

/** Beside the rats, as many as there are. */
function beside(view: PlagueView, region: string, side: number, size: number, nth: number): Point {
  const [x, y] = place(region).rats;
  const half = ((view.rats[region]?.length ?? 0) * size * 1.02) / 2;
  return [x + side * (half + size * (0.7 + nth * 0.9)), y];
}

export function plagueSpot(view: PlagueView, region: string, size: number): Point {
  const [x, y] = beside(view, region, place(region).side, size, 0);
  return [x, y - size * 0.12];
}

export function caravanSpot(view: PlagueView, region: string, size: number): Point {
  return beside(view, region, -place(region).side, size, 0);
}

export function nunSpot(view: PlagueView, region: string, size: number): Point {
  return beside(view, region, -place(region).side, size, view.caravan === region ? 1 : 0);
}
