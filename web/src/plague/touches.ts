/** Which things on the board each step touches, in the order in which a hand would point at them. */
import { lit as litThings, narrowed, type Step } from '$lib/choices';
import type { GameDetails } from '$lib/wire';

/** The figures that steps move without naming them. */
export const PLAGUE = 'plague';
export const CARAVAN = 'caravan';

/** The figures that stand in a region. */
export function figures(view: { plague: string | null; caravan: string | null }, region: string): string[] {
  return [...(view.plague === region ? [PLAGUE] : []), ...(view.caravan === region ? [CARAVAN] : [])];
}

/** `gallia/2` as its region and slot. */
export function ratOf(thing: string): { region: string; slot: number } | null {
  const [region, slot] = thing.split('/') as [string, string?];
  return slot === undefined ? null : { region, slot: Number(slot) };
}

/** The region a rat lies in before the rat itself: who points at the region may mean one of its rats. */
function places(words: string[]): string[] {
  return words
    .filter((word) => !/^\d+$/.test(word))
    .flatMap((word) => (ratOf(word) ? [ratOf(word)!.region, word] : [word]));
}

/** Verbs that move a figure. */
const FIGURES: Record<string, string> = { plague: PLAGUE, caravan: CARAVAN };

/** Cards with the verbs of their own, as the server tells them. */
type Cards = readonly Pick<GameDetails['cards'][number], 'id' | 'verbs'>[];

const cardOf = (cards: Cards, verb: string) => cards.find(({ verbs }) => verbs.includes(verb))?.id;

/** Steps that name no thing, such as `pass`, touch nothing: they are buttons beside the board. */
export function touches(cards: Cards, { verb, words }: Step): string[] {
  if (words.length === 0) return [];
  const found = [cardOf(cards, verb), FIGURES[verb], ...places(words)];
  return found.filter((thing) => thing !== undefined);
}

/** What pointing at one more thing leads to. */
export type Meaning =
  | { kind: 'play'; step: string }
  /** Several meanings: steps that are complete, and verbs that want another region. */
  | { kind: 'ask'; steps: string[]; verbs: { verb: string; pointed: string[] }[] }
  /** One meaning that wants more to be pointed at. */
  | { kind: 'more'; pointed: string[] }
  | { kind: 'none' };

export class Pointing {
  /** `isRegion` tells regions from all other things. */
  constructor(
    readonly legal: readonly string[],
    readonly isRegion: (thing: string) => boolean,
    readonly cards: Cards,
  ) {}

  readonly touches = (step: Step): string[] => touches(this.cards, step);

  /** What a step touches after the things pointed at. */
  #rest(step: Step, pointed: readonly string[]): string[] {
    const things = this.touches(step);
    let from = 0;
    for (const thing of pointed) from = things.indexOf(thing, from) + 1;
    return things.slice(from);
  }

  /** Whether a step wants another region after what has been pointed at. */
  #open(step: Step, pointed: readonly string[]): boolean {
    return this.#rest(step, pointed).some(this.isRegion);
  }

  /**
   * Whether a rat is meant by itself: after something else was chosen (the Witch, the Monk), or where nothing but rats
   * can be chosen. Else it lies in a region, and the region is meant.
   */
  #rats(pointed: readonly string[]): boolean {
    const things = narrowed(this.legal, pointed, this.touches).map(this.touches);
    return pointed.length > 0 || things.every((each) => each.length === 0 || each.some(ratOf));
  }

  /** What is meant by pointing at a piece: itself, or the region where it stands. */
  target(pointed: readonly string[], thing: string, region: string): string {
    const lit = this.lit(pointed);
    if (lit.has(thing)) return thing;
    if (!ratOf(thing)) return lit.has(region) ? region : thing;
    const ratHere = (step: Step) => this.touches(step).some((each) => ratOf(each)?.region === region);
    const asked = this.#rats(pointed) && narrowed(this.legal, pointed, this.touches).some(ratHere);
    return asked ? thing : region;
  }

  /** The steps that begin with a thing: no other region is touched before it, unless it was pointed at. */
  #from(pointed: readonly string[], thing: string): Step[] {
    if (ratOf(thing) && !this.#rats(pointed)) return [];
    return narrowed(this.legal, [...pointed, thing], this.touches).filter((step) => {
      const things = this.#rest(step, pointed);
      const before = things.slice(0, things.indexOf(thing)).filter(this.isRegion);
      return before.every((region) => region === ratOf(thing)?.region);
    });
  }

  /** Things that can be pointed at next. */
  lit(pointed: readonly string[]): Set<string> {
    const all = litThings(this.legal, pointed, this.touches);
    return new Set([...all].filter((thing) => this.#from(pointed, thing).length > 0));
  }

  /** Regions that are where a step ends after all that was pointed at. */
  goals(pointed: readonly string[]): Set<string> {
    const found = narrowed(this.legal, pointed, this.touches).map((step) =>
      this.touches(step).filter(this.isRegion).at(-1),
    );
    return new Set(found.filter((thing) => thing !== undefined));
  }

  /** What pointing at a thing means; what is not lit means nothing. */
  meaning(pointed: readonly string[], thing: string): Meaning {
    return this.#grouped(this.#from(pointed, thing), [...pointed, thing], thing);
  }

  /** The same for a finger, which means with a region the figures on it as well. */
  touched(pointed: readonly string[], region: string, figures: readonly string[]): Meaning {
    const here = this.#from(pointed, region);
    const lit = this.lit(pointed);
    const moved = figures.filter((figure) => lit.has(figure));
    if (moved.length === 0) return this.meaning(pointed, region);
    if (here.length === 0 && moved.length === 1) return this.meaning(pointed, moved[0]!);
    const { steps, verbs } = this.#asked(here, [...pointed, region]);
    const more = moved.map((figure) => ({ verb: figure, pointed: [...pointed, figure] }));
    return { kind: 'ask', steps, verbs: [...verbs, ...more] };
  }

  /** What carrying a thing to a region means. A region carries whatever can leave it. */
  carried(thing: string, to: string): Meaning {
    const steps = narrowed(this.legal, [thing, to], this.touches).filter(
      (step) => this.touches(step).at(-1) === to,
    );
    return this.#grouped(steps, [thing, to], to);
  }

  /** Whether a thing can be carried anywhere. */
  carries(thing: string): boolean {
    return narrowed(this.legal, [thing], this.touches).some((step) => this.#open(step, [thing]));
  }

  #grouped(steps: Step[], pointed: string[], thing: string): Meaning {
    if (steps.length === 0) return { kind: 'none' };
    if (steps.length === 1) return { kind: 'play', step: steps[0]!.text };
    const asked = this.#asked(steps, pointed);
    const [verb] = asked.verbs;
    // A card or figure stands for all that can be done with it; a region for each of its verbs.
    if (asked.steps.length === 0 && (asked.verbs.length === 1 || !this.isRegion(thing)))
      return { kind: 'more', pointed: asked.verbs.length === 1 ? verb!.pointed : pointed };
    return { kind: 'ask', ...asked };
  }

  /** Steps that are complete, and the verbs of those that want another region. */
  #asked(
    steps: Step[],
    pointed: string[],
  ): { steps: string[]; verbs: { verb: string; pointed: string[] }[] } {
    const open = steps.filter((step) => this.#open(step, pointed));
    const verbs = [...new Set(open.map((step) => step.verb))];
    return {
      steps: steps.filter((step) => !open.includes(step)).map((step) => step.text),
      verbs: verbs.map((verb) => ({
        verb,
        pointed: this.#sure(
          open.find((step) => step.verb === verb)!,
          pointed,
        ),
      })),
    };
  }

  /** The same pointing with the verb's card before it, so that no other verb is meant. */
  #sure(step: Step, pointed: string[]): string[] {
    const card = cardOf(this.cards, step.verb);
    return card && !pointed.includes(card) ? [card, ...pointed] : pointed;
  }
}
