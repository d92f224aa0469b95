/** The log: every frame in sentences. Sentences are made once for each frame, language and edition. */
import type { Speech } from '$lib/kit';
import { i18n, t } from '$lib/i18n.svelte';
import { seatOf, type Explanation, type Frame } from '$lib/wire';
import { sentence, stepWords } from '$lib/words';
import { seatName, sitterName } from '$parts/sitters';
import { CHANCE, changedSeat } from './history';

export interface Line {
  key: string;
  /** The place of its frame. */
  place: number;
  text: string;
  /** A new turn or round begins with this line. */
  heading: boolean;
  /** Something about the table rather than the game. */
  aside: boolean;
  /** The seat that did it. */
  seat: string | null;
  /** What it tells. */
  event?: Explanation;
  /** Which event of its frame it begins with. */
  nth: number;
}

/** Kinds of frames that say something about the people at the table. */
const PEOPLE = new Set(['sat', 'left', 'stood_in', 'back', 'conceded', 'named']);

type Told = Omit<Line, 'key' | 'place'>[];
const told = new WeakMap<Frame, { spoken: string; lines: Told }>();

/** What a frame tells, in the language of the page; or only its first events. */
export function tell(of: Speech, frame: Frame, before: Frame | undefined, only?: number): Told {
  if (only !== undefined && !of.plain)
    return [...people(frame, before), ...events(of, frame.explanations.slice(0, only))];
  const known = told.get(frame);
  const spoken = `${i18n.language} ${i18n.game}`;
  if (known?.spoken === spoken) return known.lines;
  const lines = [...people(frame, before), ...(of.plain ? steps(of, frame) : events(of, frame.explanations))];
  told.set(frame, { spoken, lines });
  return lines;
}

/** The same thing several times in a row is told once: `Red draws a card. ×4` */
function events(of: Speech, happened: Frame['explanations']): Told {
  const found: (Told[number] & { times: number })[] = [];
  happened.forEach((event, n) => {
    const text = of.unlogged?.(event) ? '' : sentence(of, event);
    const last = found.at(-1);
    if (last?.text === text) last.times++;
    else if (text !== '') {
      const heading = of.headings?.includes(event.event) ?? false;
      found.push({ text, heading, aside: false, seat: seatOf(event), event, nth: n, times: 1 });
    }
  });
  return found.map(({ times, ...line }) => ({
    ...line,
    text: times > 1 ? `${line.text} ×${times}` : line.text,
  }));
}

/** What was played, step by step: where nothing is known of what happened. */
function steps(of: Speech, frame: Frame): Told {
  return frame.steps.map(({ by, step }, nth) => {
    const seat = by === CHANCE ? null : by;
    const who = seat ? seatName(seat) : t('table-by-chance');
    const text = t('plain-played', { who, step: stepWords(of, step) });
    return { text, heading: false, aside: false, seat, nth };
  });
}

function people(frame: Frame, before: Frame | undefined): Told {
  const line = (text: string, seat: string | null = null) => [
    { text, heading: false, aside: true, seat, nth: 0 },
  ];
  switch (frame.kind) {
    case 'undo_asked':
      return line(t('table-log-undo-asked', { seat: frame.undo?.seat ?? null }), frame.undo?.seat);
    case 'undone':
    case 'undo_agreed':
    case 'undo_refused':
    case 'rematch':
    case 'closed':
      return line(t(`table-log-${frame.kind.replace('_', '-')}`));
    default:
      break;
  }
  const who = PEOPLE.has(frame.kind) ? changedSeat(before, frame) : null;
  if (!who) return [];
  const old = before?.seats.find((seat) => seat.seat === who.seat);
  const sitter = who.name || who.bot ? who : (old ?? who);
  const args = { seat: who.seat, name: sitterName(sitter), away: who.away ?? null };
  return line(t(`table-log-${frame.kind.replace('_', '-')}`, args), who.seat);
}

/** The log of all these frames. */
export function lines(of: Speech, frames: readonly Frame[]): Line[] {
  return frames.flatMap((_, place) => linesAt(of, frames, place));
}

/** The lines of the frame at a place, or of its first events. */
export function linesAt(of: Speech, frames: readonly Frame[], place: number, only?: number): Line[] {
  const frame = frames[place]!;
  return tell(of, frame, frames[place - 1], only).map((line, n) => ({
    ...line,
    place,
    key: `${frame.v}.${n}`,
  }));
}
