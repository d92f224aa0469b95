/** How seats look at this table, and what its cards do, which is not the same with every edition. */
import type { GameDetails } from '$lib/board';
import { capital, t } from '$lib/i18n.svelte';
import type { PlagueView } from './wire';
import { seatLook, type SeatLook } from '$parts/seats';
import { getContext, setContext } from 'svelte';
import { reconstructed, type Marked } from '../rules/sources';
import type { Told } from '../rules/tip.svelte';
import { contents } from './labels';
import RatFace from './RatFace.svelte';
import { HIDDEN } from './view';

const KEY = Symbol('the seats of the table, in order');
const DETAILS = Symbol('what the game is made of at this table');

export function setSeats(seats: () => readonly string[]) {
  setContext(KEY, seats);
}

/** The seats of the table. */
export function tableSeats(): () => readonly string[] {
  return getContext<() => readonly string[]>(KEY);
}

/** In records from elsewhere seats have names of their own; then their order decides. */
export function useLooks(): (seat: string) => SeatLook {
  const seats = tableSeats();
  return (seat) => seatLook(seat, seats());
}

export function setDetails(details: () => GameDetails) {
  setContext(DETAILS, details);
}

/** What the game is made of at this table. */
export function tableDetails(): () => GameDetails {
  return getContext<() => GameDetails>(DETAILS);
}

/** What to tell of a card: its rule, with the edition's numbers, and whether it is reconstructed. */
export function cardRule(): (card: GameDetails['cards'][number]) => Told {
  const details = tableDetails();
  return (card) => {
    const { game, limits } = details();
    const marks: Marked[] = reconstructed(card) ? ['card'] : [];
    return { id: `card-${card.id}`, args: { game, steps: limits.knight_steps ?? 0 }, marks, game };
  };
}

/** What to tell of a rat: its face, if the view knows it, and who has looked at it. */
export function faceTip(): (view: PlagueView, region: string, slot: number) => Told {
  const details = tableDetails();
  return (view, region, slot) => {
    const face = view.rats[region]?.[slot - 1] ?? HIDDEN;
    const seats = view.seen[`${region}/${slot}`] ?? [];
    const marked = guessed(details(), face);
    const text = [
      ...(face === HIDDEN ? [t('board-rat-hidden')] : []),
      ...(seats.length > 0 ? [t('board-rat-seen', { seats })] : []),
    ];
    return {
      title: t('board-rat', { region, slot }),
      Face: RatFace,
      faces: face === HIDDEN ? [] : [{ text: face, marked }],
      text: text.join(' '),
      marks: marked ? ['face'] : [],
      game: details().game,
    };
  };
}

/** What to tell of a region: what is there, its neighbours, and what of it is reconstructed. */
export function regionTip(): (view: PlagueView, region: string) => Told {
  const details = tableDetails();
  return (view, region) => {
    const { game, regions, borders } = details();
    const near = borders.filter(({ between, in_play }) => in_play && between.includes(region));
    const neighbours = near.map((border) => ({
      name: t(`region-${border.between.find((each) => each !== region)}`),
      marked: reconstructed(border),
    }));
    const faces = (view.rats[region] ?? [])
      .filter((face) => face !== HIDDEN)
      .map((text) => ({ text, marked: guessed(details(), text) }));
    const marks: Marked[] = [
      ...(reconstructed(regions.find(({ id }) => id === region)) ? (['region'] as const) : []),
      ...(near.some(reconstructed) ? (['borders'] as const) : []),
      ...(faces.some(({ marked }) => marked) ? (['face'] as const) : []),
    ];
    const title = t(`region-${region}`);
    const text = `${capital(contents(view, region))}.`;
    return { title, Face: RatFace, faces, text, neighbours, marks, game };
  };
}

/** Whether a face is reconstructed. */
export const guessed = (details: GameDetails, face: string): boolean =>
  reconstructed(details.faces.find(({ id }) => id === face));
