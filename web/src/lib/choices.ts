/**
 * Legal steps as things that can be pointed at. The server says which steps there are; a step is a verb and words, and
 * every word names a thing on the table. Whoever points at things narrows the steps down until one is left.
 * There is no rule of any game in here.
 */

export interface Step {
  text: string;
  verb: string;
  words: string[];
}

/** `place gallia 2` as verb and words. */
export function parsed(text: string): Step {
  const [verb = '', ...words] = text.split(' ');
  return { text, verb, words };
}

/** The steps that are a single word: buttons rather than things to point at. */
export function bare(legal: readonly string[]): string[] {
  return legal.filter((text) => !text.includes(' '));
}

/** Steps by their verb, in the order in which verbs come first. */
export function grouped(legal: readonly string[]): { verb: string; steps: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const text of legal) {
    const { verb } = parsed(text);
    const group = groups.get(verb);
    if (group) group.push(text);
    else groups.set(verb, [text]);
  }
  return [...groups].map(([verb, steps]) => ({ verb, steps }));
}

/** What can be begun now: the steps of a card, or of a verb. Steps of a single word are no beginning. */
export interface Opening {
  verb: string;
  /** The card that the verb belongs to. */
  card: string | null;
  steps: string[];
}

export function openings(
  legal: readonly string[],
  cards: readonly { id: string; verbs: readonly string[] }[] = [],
): Opening[] {
  const found = new Map<string, Opening>();
  for (const { verb, steps } of grouped(legal.filter((text) => text.includes(' ')))) {
    const card = cards.find(({ verbs }) => verbs.includes(verb))?.id ?? null;
    const known = found.get(card ?? verb);
    if (known) known.steps.push(...steps);
    else found.set(card ?? verb, { verb, card, steps });
  }
  return [...found.values()];
}

/** The things a step touches, in the order in which a hand would: each board says so for its own steps. */
export type Touches = (step: Step) => string[];

/** How many of its things a step has left after those pointed at, from the first; -1 if it does not touch them so. */
function rest(things: readonly string[], pointed: readonly string[]): number {
  let from = 0;
  for (const thing of pointed) {
    const at = things.indexOf(thing, from);
    if (at < 0) return -1;
    from = at + 1;
  }
  return things.length - from;
}

/** The steps that touch all things pointed at so far, in that order. */
export function narrowed(legal: readonly string[], pointed: readonly string[], touches: Touches): Step[] {
  return legal.map(parsed).filter((step) => rest(touches(step), pointed) >= 0);
}

/** The things that can be pointed at next: of every step that is left, all that come after the last one pointed at. */
export function lit(legal: readonly string[], pointed: readonly string[], touches: Touches): Set<string> {
  const found = new Set<string>();
  for (const step of narrowed(legal, pointed, touches)) {
    const things = touches(step);
    for (const thing of things.slice(things.length - rest(things, pointed))) found.add(thing);
  }
  return found;
}

export type Pointing =
  | { kind: 'play'; step: string }
  | { kind: 'ask'; steps: Step[] } // nothing more to point at, several meanings: a popover asks
  | { kind: 'more'; pointed: string[]; complete: Step[] } // there is more to point at; or one is meant as it is
  | { kind: 'none' };

/** What pointing at one more thing means. Pointing at the last one again means a step that needs nothing more. */
export function point(
  legal: readonly string[],
  pointed: readonly string[],
  thing: string,
  touches: Touches,
): Pointing {
  const next = [...pointed, thing];
  let left = narrowed(legal, next, touches);
  if (left.length === 0 && pointed.at(-1) === thing) {
    left = narrowed(legal, pointed, touches).filter((step) => rest(touches(step), pointed) === 0);
    if (left.length > 1) return { kind: 'ask', steps: left };
  }
  if (left.length === 0) return { kind: 'none' };
  if (left.length === 1) return { kind: 'play', step: left[0]!.text };
  const ways = left.map((step) => {
    const things = touches(step);
    return things.slice(things.length - rest(things, next)).join(' ');
  });
  if (new Set(ways).size === 1) return { kind: 'ask', steps: left };
  const complete = left.filter((step) => rest(touches(step), next) === 0);
  return { kind: 'more', pointed: next, complete };
}
