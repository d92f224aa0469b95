/** The question and the seat that is asked, in a sentence. */
import { grouped } from '$lib/choices';
import type { Speech } from '$lib/kit';
import { i18n, t } from '$lib/i18n.svelte';
import type { Facts, Frame } from '$lib/wire';
import { question, sentence } from '$lib/words';
import type { Film } from './film.svelte';

/** What a frame asks: the viewer by its question, everybody else by the seat that decides, and the phase. */
export function asking(
  of: Speech,
  frame: Frame,
  facts: Facts | null,
  viewer: string | null,
  short = false,
): string {
  if (frame.status === 'over') return verdict(frame);
  if (frame.status === 'closed') return t('table-closed');
  if (frame.to_act === null) return t('table-chance');
  const asked = facts?.question ?? null;
  if (asked && frame.to_act === viewer && i18n.has(`${of.name}-ask-${asked.id}`)) {
    const [only, more] = grouped(frame.legal ?? []);
    const last = only && !more ? `${asked.id}-${only.verb}` : '';
    return question(of, i18n.has(`${of.name}-ask-${last}`) ? { ...asked, id: last } : asked, short);
  }
  return frame.to_act === viewer
    ? t(of.plain ? 'plain-question' : 'table-your-turn')
    : t('table-decides', { seat: frame.to_act });
}

/** What is to be said of a film at this moment: what just happens, or what is asked. */
export function caption(of: Speech, film: Film, viewer: string | null, short = false): string {
  const happens = film.beat && sentence(of, film.beat.event, short);
  return happens || (film.frame ? asking(of, film.frame, film.facts, viewer, short) : '');
}

/** The phase of the game that the picture shows, in a word or two. */
export function phase(of: Speech, film: Film): string {
  const id = `${of.name}-phase-${film.phase}`;
  return i18n.has(id) ? t(id) : '';
}

/** The winners, in a sentence. */
export function verdict(frame: Frame): string {
  const winners = frame.winners ?? [];
  if (winners.length === 1) return t('table-won', { seat: winners[0] });
  if (winners.length > 1) return t('table-won-together', { winners });
  return t('table-won-nobody');
}

/** How it was won, as the server says: by points, by what breaks a tie, because the others gave up; or why by nobody. */
export function grounds(of: Speech, frame: Frame): string {
  const result = frame.result ?? [];
  const count = Number(result[0]?.[1] ?? 0);
  switch (frame.grounds) {
    case 'would-be':
      return t('table-grounds-would', {
        winners: result.filter(([, , fate]) => fate === 'would-be').map(([seat]) => String(seat)),
      });
    case 'conceded':
      return t('table-grounds-conceded');
    case 'points': {
      const own = `table-grounds-${of.name}`;
      return t(i18n.has(own) ? own : 'table-grounds-points', { count });
    }
    default: {
      const own = `table-grounds-${of.name}-${frame.grounds}`;
      return i18n.has(own) ? t(own, { count }) : '';
    }
  }
}
