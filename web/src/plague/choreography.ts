/** How the board looks after each event of docs/events.md. It only moves pieces; what may happen the server knows. */
import type { Choreography } from '$lib/choreography';
import type { Named, PlagueEvent, PlagueView } from '$lib/wire';
import { HIDDEN } from './view';

type Name = PlagueEvent['event'];
type Event<N extends Name> = Named<PlagueEvent, N>;
type Change<E extends PlagueEvent = PlagueEvent> = (view: PlagueView, event: E) => Partial<PlagueView>;

function citizens(view: PlagueView, region: string, seat: string, by: number) {
  const here = view.citizens[region]!;
  return { ...view.citizens, [region]: { ...here, [seat]: (here[seat] ?? 0) + by } };
}

function more(of: Record<string, number>, key: string, by: number) {
  return { ...of, [key]: (of[key] ?? 0) + by };
}

/** Citizens go from the reserve to a region, or the other way with a negative count. */
function arrive(view: PlagueView, seat: string, region: string, count: number): Partial<PlagueView> {
  return { citizens: citizens(view, region, seat, count), reserve: more(view.reserve, seat, -count) };
}

interface Rat {
  face: string;
  seen: string[] | undefined;
}

const place = (region: string, slot: number) => `${region}/${slot}`;

/** The rats of a region with the marks of those who have looked. */
function ratsOf(view: PlagueView, region: string): Rat[] {
  return view.rats[region]!.map((face, i) => ({ face, seen: view.seen[place(region, i + 1)] }));
}

/** The view's rats with other ones in these regions. */
function withRats(view: PlagueView, regions: Record<string, Rat[]>): Partial<PlagueView> {
  const rats = { ...view.rats };
  const seen = Object.fromEntries(
    Object.entries(view.seen).filter(([key]) => !(key.split('/')[0]! in regions)),
  );
  for (const [region, all] of Object.entries(regions)) {
    rats[region] = all.map((rat) => rat.face);
    all.forEach((rat, i) => rat.seen && (seen[place(region, i + 1)] = rat.seen));
  }
  return { rats, seen };
}

function looked(view: PlagueView, event: Event<'RatLookedAt'>): Partial<PlagueView> {
  const region = event.region;
  const all = ratsOf(view, region);
  const rat = all[event.slot - 1];
  if (!rat) return {};
  const seats = Object.keys(view.reserve);
  const seen = seats.filter((seat) => seat === event.seat || rat.seen?.includes(seat));
  all[event.slot - 1] = { face: event.face === HIDDEN ? rat.face : event.face, seen };
  return withRats(view, { [region]: all });
}

function swapped(view: PlagueView, event: Event<'RatsSwapped'>): Partial<PlagueView> {
  const [a, b] = [event.region, event.other];
  const [i, j] = [event.slot - 1, event.other_slot - 1];
  const one = ratsOf(view, a);
  const other = a === b ? one : ratsOf(view, b);
  [one[i], other[j]] = [other[j]!, one[i]!];
  return withRats(view, { [a]: one, [b]: other });
}

function moved(view: PlagueView, event: Event<'RatMoved'>): Partial<PlagueView> {
  const [source, to] = [event.source, event.to];
  const left = ratsOf(view, source);
  const gone = left.splice(event.slot - 1, 1);
  return withRats(view, { [source]: left, [to]: [...ratsOf(view, to), ...gone] });
}

function turned(view: PlagueView, event: Event<'RatTurned'>): Partial<PlagueView> {
  const region = event.region;
  const left = ratsOf(view, region);
  left.splice(event.slot - 1, 1);
  return { ...withRats(view, { [region]: left }), phase: view.phase === 'final' ? 'final' : 'ravage' };
}

function spread(view: PlagueView, event: Event<'RatSpread'>): Partial<PlagueView> {
  const region = event.region;
  return {
    rats: { ...view.rats, [region]: [...view.rats[region]!, HIDDEN] },
    supply: Math.max(0, view.supply - 1),
    phase: 'spread',
  };
}

function nun(view: PlagueView, event: Event<'NunPlaced'>): Partial<PlagueView> {
  let nuns = more(view.nuns ?? {}, event.region, 1);
  if (event.source) nuns = more(nuns, event.source, -1);
  return { nuns };
}

const CHANGES: { [N in Name]?: Change<Event<N>> } = {
  PlaguePlaced: (_, event) => ({ plague: event.region }),
  CaravanPlaced: (_, event) => ({ caravan: event.region }),
  Settled: (view, event) => ({
    ...arrive(view, event.seat, event.region, event.count),
    phase: 'settle',
  }),
  TurnBegan: (_, event) => ({ turn: event.turn, phase: 'action' }),
  CardTaken: (view, event) => ({ cards: { ...view.cards, [event.card]: event.seat } }),
  CitizensPlaced: (view, event) => arrive(view, event.seat, event.region, event.count),
  CitizensMoved: (view, event) => {
    const [seat, count] = [event.seat, event.count];
    const gone = { ...view, citizens: citizens(view, event.source, seat, -count) };
    return { citizens: citizens(gone, event.to, seat, count) };
  },
  CitizenSaved: (view, event) => ({
    citizens: citizens(view, event.region, event.seat, -1),
    haven: more(view.haven, event.seat, 1),
  }),
  RatMoved: moved,
  RatLookedAt: looked,
  RatsSwapped: swapped,
  CaravanMoved: (view, event) => ({
    caravan: event.to,
    ...arrive(view, event.seat, event.to, event.count),
  }),
  NunPlaced: nun,
  PlagueMoved: (_, event) => ({ plague: event.to }),
  RatSpread: spread,
  SpreadLost: () => ({ phase: 'spread' }),
  PlagueRaged: () => ({ phase: 'fury' }),
  LastRoundBegan: () => ({ phase: 'last' }),
  FinalRavageBegan: () => ({ phase: 'final' }),
  RatTurned: turned,
  CitizensLost: (view, event) => arrive(view, event.seat, event.region, -event.count),
};

/** How long an event is looked at. What is not here moves nothing and is only told. */
const WEIGHTS: Partial<Record<Name, number>> = {
  PlaguePlaced: 1.5,
  CaravanPlaced: 1,
  Settled: 1.2,
  TurnBegan: 0.4,
  CardTaken: 1.6,
  CitizensPlaced: 1.4,
  CitizensMoved: 1.6,
  CitizenSaved: 1.6,
  RatMoved: 1.6,
  RatLookedAt: 1.4,
  RatsSwapped: 1.6,
  CaravanMoved: 1.6,
  NunPlaced: 1.2,
  PlagueMoved: 1.8,
  RatSpread: 1.1,
  SpreadLost: 0.8,
  PlagueRaged: 1.2,
  RatTurned: 2.6,
  CitizensLost: 1.6,
  NobodyDied: 1.6,
  EndTriggered: 1.5,
  LastRoundBegan: 1,
  FinalRavageBegan: 1.2,
  Passed: 0.6,
};

export const choreography: Choreography<PlagueView, PlagueEvent> = {
  patch: (view, event) => {
    const change = CHANGES[event.event] as Change | undefined;
    return change ? { ...view, ...change(view, event) } : view;
  },
  weight: (event) => WEIGHTS[event.event] ?? 0,
};
