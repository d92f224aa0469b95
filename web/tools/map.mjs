/**
 * Makes src/rattus/art/map.json: the outlines of all regions, from the countries of Natural Earth (public domain, npm
 * `world-atlas`). Run it with `npm run map`; the result is kept, so that a build needs none of this.
 *
 * Countries are cut where a region ends inside one, put on the page, made coarser while they still share their
 * borders, and then joined to regions. The page is a bent map: the crowded middle of Europe is given more room, the
 * empty north and east less, so that pieces find a place everywhere.
 */
import { geoAzimuthalEqualArea } from 'd3-geo';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, merge, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);

/** Where our outlines are rougher than this, in square units of the page, nobody misses it. */
const COARSE = 5;
/** Islands and lakes smaller than this are left out. */
const SMALL = 60;

/** Countries by region; a country that is cut stands under the name of its part, see `parts`. */
const REGIONS = {
  anglia: ['United Kingdom', 'Ireland', 'Isle of Man'],
  gallia: ['France', 'Belgium', 'Luxembourg', 'Monaco', 'Jersey', 'Guernsey'],
  hispania: ['Spain', 'Portugal', 'Andorra'],
  germania: ['Germany', 'Netherlands', 'Switzerland', 'Liechtenstein', 'Austria', 'Czechia', 'Denmark'],
  scandia: ['Norway', 'Sweden', 'Finland', 'Åland'],
  italia: ['Italy', 'Malta', 'San Marino', 'Vatican', 'Corsica'],
  polonia: ['Poland', 'Lithuania', 'Latvia', 'Estonia', 'Belarus', 'Kaliningrad'],
  hungaria: [
    'Hungary',
    'Slovakia',
    'Croatia',
    'Slovenia',
    'Bosnia and Herz.',
    'Serbia',
    'Montenegro',
    'Kosovo',
  ],
  bulgaria: ['Bulgaria', 'Greece', 'Macedonia', 'Albania', 'Romania', 'Thrace'],
  turcia: ['Turkey', 'Cyprus', 'N. Cyprus', 'Syria', 'Lebanon'],
  tartaria: ['Ukraine', 'Moldova', 'Georgia', 'Armenia', 'Azerbaijan', 'Steppe', 'West Kazakhstan'],
  russia: ['Russia'],
  morocco: ['Morocco'],
  algeria: ['Algeria'],
  tunisia: ['Tunisia', 'East Algeria', 'West Libya'],
  libya: ['Libya'],
  egypt: ['Egypt', 'Israel', 'Palestine', 'Jordan'],
};
/** Land around that belongs to no region. */
const AROUND = [
  'Kazakhstan', 'Iran', 'Iraq', 'Saudi Arabia', 'Kuwait', 'Turkmenistan', 'Uzbekistan', 'Siberia', 'Sudan',
  'Chad', 'Niger', 'Mali', 'Mauritania', 'Eritrea', 'W. Sahara', 'Senegal', 'Gambia', 'Guinea-Bissau', 'Guinea',
  'Burkina Faso', 'Benin', 'Togo', 'Ghana', "Côte d'Ivoire", 'Sierra Leone', 'Liberia', 'Nigeria', 'Cameroon',
  'Central African Rep.', 'S. Sudan', 'Ethiopia', 'Djibouti', 'Somalia', 'Somaliland', 'Yemen', 'Oman', 'Qatar',
  'Bahrain', 'United Arab Emirates', 'Afghanistan', 'Pakistan', 'Tajikistan', 'Kyrgyzstan', 'China', 'Mongolia', 'India',
  'Nepal', 'Kenya', 'Uganda', 'Dem. Rep. Congo', 'Congo', 'Gabon', 'Eq. Guinea', 'Tanzania', 'Iceland', 'Faeroe Is.',
]; // prettier-ignore

// Cutting, in degrees.

/** A ring's part where `side` is positive; both parts get the very same points on the cut. */
function clipped(ring, side) {
  const points = ring.slice(0, -1);
  const found = [];
  points.forEach((b, i) => {
    const a = points[(i + points.length - 1) % points.length];
    const [sa, sb] = [side(a), side(b)];
    if (sa > 0 !== sb > 0) found.push(crossing(a, b, side));
    if (sb > 0) found.push(b);
  });
  if (found.length < 3) return null;
  found.push(found[0]);
  return found;
}

function crossing(a, b, side) {
  let [from, to] = side(a) < side(b) ? [a, b] : [b, a];
  for (let i = 0; i < 40; i++) {
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (side(middle) > 0) to = middle;
    else from = middle;
  }
  return to.map((value) => Math.round(value * 1e4) / 1e4);
}

const beyond = {
  /** The line from the Dnieper to the Ural River that divides forest and steppe; it winds as a drawn border does. */
  steppe: ([x, y]) => 52.2 + 0.5 * Math.sin(x * 0.55) + 0.3 * Math.sin(x * 1.7) - y,
  urals: ([x, y]) => x - 59 - 0.8 * Math.sin(y * 0.5) - 0.4 * Math.sin(y * 1.3),
  emba: ([x, y]) => x - 56.5 - 0.6 * Math.sin(y * 0.9),
  ifriqiyaWest: ([x, y]) => x - 4.9 - 0.5 * Math.sin(y * 0.8),
  ifriqiyaEast: ([x, y]) => 13.6 + 0.5 * Math.sin(y * 0.9) - x,
};

/** A polygon with the points of the cut between its ends, so that the cut winds on the page, too. */
function wound(ring, side) {
  const found = [];
  ring.slice(0, -1).forEach((a, i) => {
    const b = ring[i + 1];
    found.push(a);
    const [da, db] = [Math.abs(side(a)), Math.abs(side(b))];
    if (da > 1e-3 || db > 1e-3) return;
    const north = Math.abs(a[1] - b[1]) > Math.abs(a[0] - b[0]);
    const along = north ? 1 : 0;
    const [low, high] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])];
    const between = [];
    for (let k = Math.ceil(low * 2); k <= Math.floor(high * 2); k++) {
      if (k / 2 <= low || k / 2 >= high) continue;
      const at = north ? [a[0], k / 2] : [k / 2, a[1]];
      for (let j = 0; j < 60; j++) at[1 - along] -= 0.5 * Math.sign(slope(side, at, 1 - along)) * side(at);
      between.push(at.map((value) => Math.round(value * 1e4) / 1e4));
    }
    found.push(...(a[along] < b[along] ? between : between.reverse()));
  });
  found.push(found[0]);
  return found;
}
function slope(side, at, axis) {
  const next = [...at];
  next[axis] += 1e-3;
  return side(next) - side(at);
}

function cut(polygons, side) {
  return polygons
    .map((rings) =>
      rings
        .map((ring) => clipped(ring, side))
        .filter(Boolean)
        .map((ring) => wound(ring, side)),
    )
    .filter((rings) => rings.length > 0);
}
const other = (side) => (at) => -side(at);

function middle(rings) {
  const ring = rings[0];
  return [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length);
}

/** Countries and parts of countries: name → polygons. */
function parts() {
  const found = new Map();
  for (const country of feature(atlas, atlas.objects.countries).features) {
    const { type, coordinates } = country.geometry;
    const polygons = (type === 'Polygon' ? [coordinates] : coordinates)
      .map((rings) => rings.map((ring) => ring.map(([x, y]) => [x < -100 ? x + 360 : x, y]))) // Chukotka is in the east
      .filter((rings) => {
        const [x, y] = middle(rings);
        return x > -26 && x < 150 && y > -15 && y < 77 && !(x < -12 && y < 45 && y > 27);
      });
    found.set(country.properties.name, polygons);
  }
  const split = (name, part, test) => {
    const all = found.get(name);
    found.set(
      part,
      all.filter((rings) => test(...middle(rings))),
    );
    found.set(
      name,
      all.filter((rings) => !test(...middle(rings))),
    );
  };
  const slice = (name, part, side) => {
    const all = found.get(name);
    found.set(part, cut(all, side));
    found.set(name, cut(all, other(side)));
  };
  split('France', 'Corsica', (x, y) => x > 8 && y < 43.5);
  split('Turkey', 'Thrace', (x, y) => x < 29 && y > 40.5);
  split('Russia', 'Kaliningrad', (x, y) => x < 24 && y < 56);
  slice('Russia', 'Siberia', beyond.urals);
  slice('Russia', 'Steppe', beyond.steppe);
  found.set('West Kazakhstan', cut(found.get('Kazakhstan'), other(beyond.emba)));
  found.set('Kazakhstan', cut(found.get('Kazakhstan'), beyond.emba));
  slice('Algeria', 'East Algeria', beyond.ifriqiyaWest);
  slice('Libya', 'West Libya', beyond.ifriqiyaEast);
  return found;
}

// The page.

const projected = geoAzimuthalEqualArea().rotate([-17, -48]).scale(1150).translate([0, 0]);

/** A smooth monotone curve through the given points. */
function bend(points) {
  const slopes = points.map((_, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    return (b[1] - a[1]) / (b[0] - a[0]);
  });
  return (x) => {
    let i = points.findIndex((point) => point[0] > x) - 1;
    if (i === -2) i = points.length - 2;
    i = Math.max(0, Math.min(points.length - 2, i));
    const [[x0, y0], [x1, y1]] = [points[i], points[i + 1]];
    const h = x1 - x0;
    const t = (x - x0) / h;
    if (t < 0) return y0 + slopes[i] * (x - x0);
    if (t > 1) return y1 + slopes[i + 1] * (x - x1);
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * y0 +
      (t3 - 2 * t2 + t) * h * slopes[i] +
      (3 * t2 - 2 * t3) * y1 +
      (t3 - t2) * h * slopes[i + 1]
    );
  };
}

const across = bend([[-700, 0], [-420, 205], [-200, 460], [0, 730], [200, 1050], [400, 1320], [620, 1540], [900, 1720]]); // prettier-ignore
const down = bend([[-560, -10], [-360, 130], [-200, 300], [-60, 480], [60, 655], [200, 850], [300, 985], [420, 1090], [600, 1190], [800, 1280]]); // prettier-ignore

function onPage(at) {
  const [x, y] = projected(at);
  return [across(x), down(y)];
}

const shapes = parts();
const owner = new Map(Object.entries(REGIONS).flatMap(([id, names]) => names.map((name) => [name, id])));
for (const name of AROUND) owner.set(name, 'around');
const missing = [...owner.keys()].filter((name) => !shapes.get(name)?.length);
if (missing.length) throw new Error(`no such countries: ${missing.join(', ')}`);

const features = [...owner].map(([name, id]) => ({
  type: 'Feature',
  properties: { id },
  geometry: {
    type: 'MultiPolygon',
    coordinates: shapes.get(name).map((rings) => rings.map((ring) => ring.map(onPage))),
  },
}));
const joined = topology({ all: { type: 'FeatureCollection', features } }, 1e5);
const coarse = simplify(presimplify(joined), COARSE);
const geometries = coarse.objects.all.geometries;

function area(ring) {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length];
    sum += x * y1 - x1 * y;
  });
  return Math.abs(sum / 2);
}

/** A line in whole units, relative from point to point: short as text. */
function drawn(points, closed) {
  let [x, y] = points[0].map(Math.round);
  let text = `M${x} ${y}`;
  let rest = 'l';
  for (const point of closed ? points.slice(1, -1) : points.slice(1)) {
    const [nx, ny] = point.map(Math.round);
    if (nx === x && ny === y) continue;
    const [dx, dy] = [nx - x, ny - y];
    rest += `${rest.length > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
    [x, y] = [nx, ny];
  }
  return text + rest + (closed ? 'z' : '');
}

const PAGE = { left: -60, top: -60, right: 1800, bottom: 1320 };
const onSheet = (ring) =>
  ring.some(([x, y]) => x > PAGE.left && x < PAGE.right && y > PAGE.top && y < PAGE.bottom);

function outline(id) {
  const { coordinates } = merge(
    coarse,
    geometries.filter((geometry) => geometry.properties.id === id),
  );
  return coordinates
    .flatMap((rings) => rings.filter((ring) => area(ring) > SMALL && onSheet(ring)))
    .map((ring) => drawn(ring, true))
    .join('');
}

const region = (geometry) => geometry.properties.id;
const borders = mesh(
  coarse,
  coarse.objects.all,
  (a, b) => region(a) !== region(b) && region(a) !== 'around' && region(b) !== 'around',
);
const map = {
  regions: Object.fromEntries(Object.keys(REGIONS).map((id) => [id, outline(id)])),
  around: outline('around'),
  borders: borders.coordinates
    .filter(onSheet)
    .map((line) => drawn(line, false))
    .join(''),
};
const file = new URL('../../src/rattus/art/map.json', import.meta.url);
writeFileSync(file, JSON.stringify(map) + '\n');
console.log(JSON.stringify(map).length, 'bytes');
