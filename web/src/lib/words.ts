/** Sentences for what happened, what is asked and what may be done. The catalogue has one message for each. */
import { i18n, t, type Args } from './i18n.svelte';
import { parsed } from './choices';
import type { Speech } from './kit';
import type { CareInfo, Explanation, View } from './wire';

/** One event in one sentence: the message `GAME-RatTurned` with the event's fields. Empty if it is not told. */
export function sentence(of: Speech, event: Explanation, short = false): string {
  const id = of.message?.(event) ?? `${of.name}-${event.event}`;
  return i18n.has(id) ? t(cut(id, short), fieldsOf(event)) : '';
}

/** The fields of an event as arguments of a message. */
export function fieldsOf(event: Explanation): Args {
  const { event: _, scores: __, ...fields } = event;
  return faced(fields);
}

/** What is asked: `{id: "spread", count: 2, plague: "gallia"}` is the message `GAME-ask-spread`. */
export function question(of: Speech, asked: { id: string } & Args, short = false): string {
  const { id, ...args } = asked;
  return t(cut(`${of.name}-ask-${id}`, short), faced(args));
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

/** Why a step should be thought over: `look` is the message `GAME-care-look`; what would be left undone is listed. */
export function careWords(of: Speech, { why, left }: CareInfo): string {
  const own = `${of.name}-care-${why}`;
  const plain = why === 'left' ? 'table-care-left' : 'table-care';
  return t(i18n.has(own) ? own : plain, { what: left.map(verbWords).join(' · ') });
}

/** What the steps of a verb do, in a word or two. */
export function verbWords(verb: string): string {
  return i18n.has(`table-verb-${verb}`) ? t(`table-verb-${verb}`) : verb;
}

/**
 * A step in words: `merchant gallia italia 2` is the message `GAME-step-merchant` with region, to and number. Words
 * are told apart by what the catalogue has a name for: cards, seats, regions; `gallia/2` is a region and a slot.
 */
export function stepWords(of: Speech, text: string, view: View | null = null, short = false): string {
  const step = parsed(text);
  const own = of.step?.(step, view);
  if (own && i18n.has(own.id)) return t(own.id, own.args);
  const id = `${of.name}-step-${step.verb}`;
  return i18n.has(id) ? t(cut(id, short), stepArgs(step.words)) : text;
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
