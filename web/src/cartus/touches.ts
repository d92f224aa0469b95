/** Which things on the card table a step touches. */
import type { Step } from '$lib/choices';

/** `enter 2` is the building `place:2`, `look 3` the card `nun:3`; a pass is played by its card. Other verbs touch nothing. */
export function touches({ verb, words: [word = ''] }: Step): string[] {
  switch (verb) {
    case 'supply':
    case 'enter':
      return [`place:${word}`];
    case 'look':
      return [`nun:${word}`];
    case 'target':
      return [`seat:${word}`];
    case 'lay':
    case 'give':
    case 'discard':
      return [`card:${word}`];
    case 'pass':
      return ['card:pass'];
    default:
      return [];
  }
}

/** The word by which steps call a thing: `place:2` is `2`. */
export const wordOf = (thing: string): string => thing.slice(thing.indexOf(':') + 1);
