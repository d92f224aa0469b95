/** Where everything is on the map, in its own units, set by hand: pieces need room, labels stay clear of borders. */
import map from './map.json';

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
const NAMES: Record<string, string> = {
  england: 'anglia',
  france: 'gallia',
  espagna: 'hispania',
  scandinavia: 'scandia',
  turkiye: 'turcia',
  'golden-horde': 'tartaria',
};
const own = (region: string) => NAMES[region] ?? region;

const PLACES: Record<string, Place> = {
  anglia: { label: [408, 292], rats: [400, 345], people: [404, 396], side: -1, box: [295, 240, 485, 460] },
  gallia: { label: [462, 508], rats: [462, 556], people: [462, 612], side: -1, box: [350, 445, 570, 695] },
  hispania: { label: [322, 650], rats: [320, 700], people: [314, 756], side: 1, box: [210, 605, 460, 840] },
  germania: { label: [618, 424], rats: [618, 470], people: [610, 524], side: -1, box: [505, 300, 765, 612] },
  scandia: { label: [690, 150], rats: [668, 204], people: [660, 260], side: 1, box: [560, 45, 945, 365] },
  italia: { label: [606, 646], rats: [650, 738], people: [636, 794], side: -1, box: [530, 595, 770, 890] },
  polonia: { label: [872, 345], rats: [850, 394], people: [838, 450], side: -1, box: [680, 250, 1035, 530] },
  hungaria: { label: [768, 560], rats: [748, 610], people: [764, 664], side: -1, box: [655, 515, 875, 745] },
  bulgaria: { label: [900, 606], rats: [900, 654], people: [892, 712], side: 1, box: [780, 545, 1020, 895] },
  turcia: { label: [1160, 728], rats: [1150, 776], people: [1130, 832], side: 1, box: [955, 660, 1345, 955] },
  tartaria: {
    label: [1120, 452],
    rats: [1112, 502],
    people: [1080, 558],
    side: 1,
    box: [845, 300, 1345, 715],
  },
  russia: { label: [1130, 196], rats: [1120, 246], people: [1112, 302], side: -1, box: [865, 50, 1345, 430] },
  morocco: { label: [240, 886], rats: [232, 930], people: [222, 978], side: -1, box: [110, 838, 330, 1030] },
  algeria: { label: [356, 1080], rats: [386, 926], people: [380, 980], side: -1, box: [230, 850, 470, 1130] },
  tunisia: { label: [534, 896], rats: [534, 944], people: [534, 998], side: -1, box: [440, 855, 660, 1130] },
  libya: { label: [770, 1022], rats: [780, 1064], people: [780, 1112], side: -1, box: [640, 980, 970, 1176] },
  egypt: {
    label: [1070, 1024],
    rats: [1076, 1064],
    people: [1074, 1112],
    side: -1,
    box: [950, 930, 1290, 1176],
  },
};

/** Sea routes: from shore to shore, bent through the point between. */
const ROUTES: Record<string, readonly [Point, Point, Point]> = {
  'anglia gallia': [[414, 452], [404, 466], [404, 484]],
  'anglia scandia': [[464, 300], [520, 262], [568, 262]],
  'hispania italia': [[448, 716], [490, 772], [548, 790]],
  'germania scandia': [[700, 398], [712, 372], [694, 350]],
  'polonia scandia': [[806, 350], [790, 320], [740, 322]],
  'bulgaria italia': [[764, 792], [782, 776], [794, 800]],
  'bulgaria turcia': [[896, 862], [930, 852], [968, 826]],
  'italia turcia': [[700, 872], [850, 972], [1030, 874]],
  'hispania morocco': [[258, 834], [250, 846], [262, 858]],
  'algeria hispania': [[384, 800], [402, 832], [384, 866]],
  'italia tunisia': [[628, 850], [602, 846], [584, 872]],
  'bulgaria libya': [[928, 926], [922, 956], [890, 984]],
}; // prettier-ignore

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
}

/** The part of the map to be seen: all regions in play and some sea, in the shape of the box it is shown in. */
export function frame(inPlay: readonly string[], shape: number): Frame {
  const boxes = inPlay.map((region) => place(region).box);
  let [x, y, right, bottom] = [0, 1, 2, 3].map((side) =>
    side < 2
      ? Math.min(...boxes.map((box) => box[side]!)) - 22
      : Math.max(...boxes.map((box) => box[side]!)) + 22,
  ) as [number, number, number, number];
  const [width, height] = [right - x, bottom - y];
  if (width / height < shape) {
    const more = height * shape - width;
    x -= more / 2;
    right += more / 2;
  } else {
    const more = width / shape - height;
    y -= more / 2;
    bottom += more / 2;
  }
  return { x, y, width: right - x, height: bottom - y };
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
