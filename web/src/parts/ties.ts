/** Equal points: who is ahead, and why. */
import { i18n, t } from '$lib/i18n.svelte';

interface Place {
  points: number;
  fate: string | null;
}

/** The reason in a sentence, if two who follow each other have the same points; else nothing. `game` is the name of the rules. */
export function tieReason(game: string | undefined, places: readonly Place[]): string {
  const id = `tie-${game}`;
  return i18n.has(id) && places.some((_, n) => tied(places, n)) ? t(id) : '';
}

/** Whether a place has as many points as the one before it. */
export function tied(places: readonly Place[], n: number): boolean {
  const [before, here] = [places[n - 1], places[n]];
  return before !== undefined && before.points === here?.points && before.fate === here.fate;
}
