/** Sentences for what happened, what is asked and what may be done. The catalogue has one message for each. */
import { i18n, t, type Args } from './i18n.svelte';
import { parsed } from './choices';
import type { CareInfo, Explanation, View } from './wire';

/** Games that share their rules share their words. */
export type Family = 'plague' | 'cartus';
export function family(game: string): Family {
  return game === 'cartus' ? 'cartus' : 'plague';
}

/** One event in one sentence: the message `plague-RatTurned` with the event's fields. Empty if it is not told. */
export function sentence(of: Family, event: Explanation, short = false): string {
  const { event: name, scores: _, ...fields } = event;
  const stayed = event.event === 'PlagueMoved' && event.source === event.to && event.spread === 0;
  const id = `${of}-${stayed ? 'PlagueStayed' : name}`;
  return i18n.has(id) ? t(cut(id, short), faced(fields)) : '';
}

/** What is asked: `{id: "spread", count: 2, plague: "gallia"}` is the message `plague-ask-spread`. */
export function question(of: Family, asked: { id: string } & Args, short = false): string {
  const { id, ...args } = asked;
  return t(cut(`${of}-ask-${id}`, short), faced(args));
}

/** Where there is little room, the attribute `short` of a message that has one. */
const cut = (id: string, short: boolean): string => (short && i18n.has(`${id}.short`) ? `${id}.short` : id);

/** Faces of rats in words: `2+MP` is `2 + the majority and peasantry`. */
function faced(args: Args): Args {
  const found = { ...args };
  for (const key of ['face', 'other_face']) {
    const [limit, letters] = String(args[key] ?? '')
      .replace('*', '')
      .split('+') as [string, string?];
    if (letters) found[key] = `${limit} + ${i18n.list([...letters].map((letter) => t(`symbol-${letter}`)))}`;
  }
  return found;
}

/** Why a step should be thought over: `look` is the message `plague-care-look`; what would be left undone is listed. */
export function careWords(of: Family, { why, left }: CareInfo): string {
  return t(`${of}-care-${why}`, { what: left.map(verbWords).join(' · ') });
}

/** What the steps of a verb do, in a word or two. */
export function verbWords(verb: string): string {
  return i18n.has(`table-verb-${verb}`) ? t(`table-verb-${verb}`) : verb;
}

/**
 * A step in words: `merchant gallia italia 2` is the message `plague-step-merchant` with region, to and number. Words
 * are told apart by what the catalogue has a name for: cards, seats, regions; `gallia/2` is a region and a slot. A step
 * that gives a building card by its number is told (`cartus-step-enter.named`) with what lies there in the view.
 */
export function stepWords(of: Family, text: string, view: View | null = null, short = false): string {
  const { verb, words } = parsed(text);
  const id = `${of}-step-${verb}`;
  const row = view && 'row' in view ? view.row : [];
  const [building, supply] = row[Number(words[0]) - 1]?.split('/') ?? [];
  if (building && i18n.has(`${id}.named`)) return t(`${id}.named`, { building, supply });
  return i18n.has(id) ? t(cut(id, short), stepArgs(words)) : text;
}

export function stepArgs(words: string[]): Args {
  const args: Args = {
    region: null,
    slot: null,
    to: null,
    toSlot: null,
    number: null,
    card: null,
    seat: null,
  };
  for (const word of words) {
    const [place, slot] = word.split('/') as [string, string?];
    if (/^\d+$/.test(word)) args.number = Number(word);
    else if (i18n.has(`region-${place}`)) {
      const first = args.region === null;
      args[first ? 'region' : 'to'] = place;
      if (slot) args[first ? 'slot' : 'toSlot'] = Number(slot);
    } else if (i18n.has(`seat-${word}`)) args.seat = word;
    else args.card = word;
  }
  return args;
}
