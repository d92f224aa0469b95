/** What an analysis says of a step, in sentences. They are the catalogue's; the terminal has the same. */
import { t } from '$lib/i18n.svelte';
import type { Kit } from '$lib/kit';
import type { Explanation, Telling, View } from '$lib/wire';
import { sentence, stepWords } from '$lib/words';

/** How many sentences tell at most what happened through one step. */
const SENTENCES = 4;

export const points = (share: number): number => Math.round(100 * Math.abs(share));

/** `+12`, `−3` or `0`: points of 100. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** The position in which a step is looked at: a decision before it is made, chance after it has spoken. */
export const placeOf = (told: Telling): number => (told.kind === 'luck' ? told.n : told.n - 1);

/** What stood to be entered when a step was played is all that its words need to know of the view. */
const seen = (row: string[] | null): View | null => (row ? ({ row } as unknown as View) : null);

function happened(of: Kit, events: Explanation[], step: string, row: string[] | null): string {
  const told = events
    .filter(({ event }) => !of.headings?.includes(event))
    .map((event) => sentence(of, event));
  const sentences = told.filter((text) => /[.!?]$/.test(text)).slice(0, SENTENCES);
  return sentences.join(' ') || stepWords(of, step, seen(row));
}

/** A step, which was played or would have been better, as on a button. */
export const stepOf = (of: Kit, told: Telling, step: string): string => stepWords(of, step, seen(told.row));

/** What a step was, in one sentence. */
export function headline(of: Kit, told: Telling): string {
  const about = { n: told.n, seat: told.seat, points: points(told.change) };
  if (told.kind === 'luck') {
    const text = happened(of, told.events, told.step, told.row);
    return t(`analysis-chance-${told.change > 0 ? 'gain' : 'loss'}`, { ...about, text });
  }
  const [text, better] = [stepOf(of, told, told.step), stepOf(of, told, told.best ?? told.step)];
  return t(`analysis-${told.kind}`, { ...about, text, better });
}

/** How sure that is, how it might have gone on, and what came later. */
export function details(of: Kit, told: Telling): string[] {
  if (told.kind === 'luck') return [];
  const found: string[] = [];
  const [low, high] = [points(told.low), points(told.high)];
  if (told.low < -told.change) found.push(t('analysis-between', { low, high }));
  if (told.line.length > 1) found.push(t('analysis-line', { steps: line(of, told) }));
  const { later } = told;
  if (later) {
    const text = happened(of, later.events, later.step, later.row);
    const harm = { n: later.n, seat: told.seat, points: points(later.cost) };
    found.push(t('analysis-consequence', { ...harm, text }));
  }
  return found;
}

/** The steps that may follow the best one, each with its seat where that is another than before. */
function line(of: Kit, told: Telling): string {
  let last = told.seat;
  const said = told.line.slice(1).map(([seat, step]) => {
    const text = stepOf(of, told, step);
    const whole = seat === last ? text : t('analysis-line-seat', { seat, text });
    last = seat;
    return whole;
  });
  return said.join(' · ');
}
