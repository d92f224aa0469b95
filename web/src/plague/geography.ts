/**
 * Where everything is on the map, in its own units, set by hand: pieces need room, labels stay clear of borders. The
 * numbers are in src/rattus/art, for the library draws by them, too.
 */
import map from '$art/map.json';
import set from '$art/places.json';

export type Point = readonly [x: number, y: number];

export interface Place {
  label: Point;
  /** The middle of the row of rats. */
  rats: Point;
  /** The middle of the citizens. */
  people: Point;
  /** On which side of the rats the plague stands; caravan and nuns are on the other one. */
  side: -1 | 1;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
}

/** The outlines by the names of the first edition; the Big Box calls some of them otherwise. */
const NAMES: Record<string, string> = set.names;
export const own = (region: string) => NAMES[region] ?? region;

const PLACES = set.places as unknown as Record<string, Place>;
/** Sea routes: from shore to shore, bent through the point between. */
const ROUTES = set.routes as unknown as Record<string, readonly [Point, Point, Point]>;
/** Mountains where the old maps had them, clear of the pieces; and ships. */
export const hills = set.hills as unknown as Point[];
export const ships = set.ships as unknown as Point[];

export function place(region: string): Place {
  return PLACES[own(region)]!;
}

export function outline(region: string): string {
  return (map.regions as Record<string, string>)[own(region)]!;
}

export const around = map.around;

/** The outlines of all regions that an edition does not have: land like any other around. */
export function strangers(regions: readonly string[]): string[] {
  const known = regions.map(own);
  return Object.keys(map.regions)
    .filter((name) => !known.includes(name))
    .map(outline);
}

export function route(a: string, b: string): readonly [Point, Point, Point] | null {
  return ROUTES[[own(a), own(b)].sort().join(' ')] ?? null;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many times as high as wide a unit is drawn: the map follows the shape of its box a little. */
  stretch: number;
}

/** How far a map is drawn lower or higher than it is; beyond that more of the world is shown. */
const LOWEST = 0.88;
const HIGHEST = 1.3;

/** Sea around the regions in play, in units. */
const EDGE = 10;

/** The part of the map with all regions in play and some sea. */
export function bounds(inPlay: readonly string[]): Omit<Frame, 'stretch'> {
  const boxes = inPlay.map((region) => place(region).box);
  const least = (side: number) => Math.min(...boxes.map((box) => box[side]!)) - EDGE;
  const most = (side: number) => Math.max(...boxes.map((box) => box[side]!)) + EDGE;
  return { x: least(0), y: least(1), width: most(2) - least(0), height: most(3) - least(1) };
}

/** How high a map of this width can be before it shows more than the regions in play. */
export function tallest(inPlay: readonly string[], width: number): number {
  const whole = bounds(inPlay);
  return (width * whole.height * HIGHEST) / whole.width;
}

/** The part of the map to be seen: all regions in play and some sea, in the shape of the box it is shown in. */
export function frame(inPlay: readonly string[], shape: number): Frame {
  let { x, y, width, height } = bounds(inPlay);
  const stretch = Math.max(LOWEST, Math.min(HIGHEST, width / height / shape));
  const more = height * stretch * shape - width;
  if (more > 0) {
    x -= more / 2;
    width += more;
  } else {
    const higher = width / shape / stretch;
    y -= (higher - height) / 2;
    height = higher;
  }
  return { x, y, width, height, stretch };
}

export const borders = map.borders;

/** The nearest of the regions on one side of another: up is `[0, -1]`. */
export function beyond(from: string, [dx, dy]: Point, regions: readonly string[]): string | null {
  const [x, y] = place(from).rats;
  let best: string | null = null;
  let least = Infinity;
  for (const to of regions) {
    const [ax, ay] = [place(to).rats[0] - x, place(to).rats[1] - y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (ahead <= 0 || aside >= ahead * 2 || ahead + aside * 2 >= least) continue;
    [best, least] = [to, ahead + aside * 2];
  }
  return best;
}
