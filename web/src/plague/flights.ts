/** What flies over the board while an event is shown: which piece, from where to where. */
import { changed, type Beat } from '$lib/choreography';
import type { Named } from '$lib/wire';
import type { PlagueEvent, PlagueView } from './wire';

/** A spot of a region's piece on the map, or a thing of the page by its `data-place`. */
export type End =
  | { at: 'rat'; region: string; slot: number }
  | { at: 'citizens'; region: string; seat: string }
  | { at: 'plague' | 'caravan' | 'nun'; region: string }
  | { at: 'page'; place: string };

/** The slot of a rat that comes to the others. */
export const LAST = 99;

export interface Flight {
  piece: 'citizen' | 'rat' | 'plague' | 'caravan' | 'nun' | 'card';
  seat?: string;
  count?: number;
  card?: string;
  face?: string;
  from: End;
  to: End;
  /** It is gone in the end. */
  dies?: boolean;
}

type Name = PlagueEvent['event'];
type Draft<E extends PlagueEvent = PlagueEvent> = (event: E) => Flight[];

const page = (place: string): End => ({ at: 'page', place });
const home = (region: string, seat: string): End => ({ at: 'citizens', region, seat });

const citizens = (seat: string, count: number, from: End, to: End, dies = false): Flight[] => [
  { piece: 'citizen', seat, count, from, to, dies },
];
const arrival = (seat: string, count: number, region: string) =>
  citizens(seat, count, page(`reserve-${seat}`), home(region, seat));

const DRAFTS: { [N in Name]?: Draft<Named<PlagueEvent, N>> } = {
  Settled: (e) => arrival(e.seat, e.count, e.region),
  CitizensPlaced: (e) => arrival(e.seat, e.count, e.region),
  CitizensMoved: (e) => citizens(e.seat, e.count, home(e.source, e.seat), home(e.to, e.seat)),
  CitizenSaved: (e) => citizens(e.seat, 1, home(e.region, e.seat), page('haven')),
  CitizensLost: (e) => citizens(e.seat, e.count, home(e.region, e.seat), page(`reserve-${e.seat}`), true),
  CardTaken: (e) => [
    {
      piece: 'card',
      card: e.card,
      from: page(e.owner ? `seat-${e.owner}` : 'free'),
      to: page(`card-${e.card}`),
    },
  ],
  RatMoved: (e) => [
    {
      piece: 'rat',
      from: { at: 'rat', region: e.source, slot: e.slot },
      to: { at: 'rat', region: e.to, slot: LAST },
    },
  ],
  RatSpread: (e) => [{ piece: 'rat', from: page('supply'), to: { at: 'rat', region: e.region, slot: LAST } }],
  RatsSwapped: (e) => {
    const one: End = { at: 'rat', region: e.region, slot: e.slot };
    const other: End = { at: 'rat', region: e.other, slot: e.other_slot };
    return [
      { piece: 'rat', from: one, to: other },
      { piece: 'rat', from: other, to: one },
    ];
  },
  PlagueMoved: (e) => [
    { piece: 'plague', from: { at: 'plague', region: e.source }, to: { at: 'plague', region: e.to } },
  ],
  CaravanMoved: (e) => [
    { piece: 'caravan', from: { at: 'caravan', region: e.source }, to: { at: 'caravan', region: e.to } },
    ...(e.count ? arrival(e.seat, e.count, e.to) : []),
  ],
  NunPlaced: (e) => [
    {
      piece: 'nun',
      // A nun may come from beside the board.
      from: e.source ? { at: 'nun', region: e.source } : page('nuns'),
      to: { at: 'nun', region: e.region },
    },
  ],
};

export function flights(event: PlagueEvent): Flight[] {
  return (DRAFTS[event.event] as Draft | undefined)?.(event) ?? [];
}

/** The regions an event is about, the last one first. */
export function scenes(event: PlagueEvent): string[] {
  return [
    'to' in event ? event.to : null,
    'region' in event ? event.region : null,
    'other' in event ? event.other : null,
  ].filter((region) => region !== null);
}

/** Pieces on the map, by the keys that a view has for them. */
const PIECES = ['citizens', 'rats', 'nuns', 'plague', 'caravan'];

/** The board while what an event moves is in the air: neither where it was nor where it will be. */
export function lifted({ event, before, view }: Beat<PlagueView, PlagueEvent>): PlagueView {
  const moved = (event.changes ?? []).filter(([path]) => PIECES.includes(path[0]!));
  return changed(
    view,
    moved.map(([path]) => [path, fewer(valueAt(before, path), valueAt(view, path))]),
  );
}

const valueAt = (view: PlagueView, path: readonly string[]): unknown =>
  path.reduce((of, key) => (of as Record<string, unknown>)[key], view as unknown);

function fewer(before: unknown, after: unknown): unknown {
  if (typeof before === 'number' && typeof after === 'number') return Math.min(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return before.length < after.length ? before : after;
  return null;
}
