/** Equal points: who is ahead, and why. */
import { t } from '$lib/i18n.svelte';
import { family } from '$lib/words';

interface Place {
  points: number;
  fate: string | null;
}

/** The reason in a sentence, if two who follow each other have the same points; else nothing. */
export function tieReason(game: string, places: readonly Place[]): string {
  return places.some((_, n) => tied(places, n)) ? t(`tie-${family(game)}`) : '';
}

/** Whether a place has as many points as the one before it. */
export function tied(places: readonly Place[], n: number): boolean {
  const [before, here] = [places[n - 1], places[n]];
  return before !== undefined && before.points === here?.points && before.fate === here.fate;
}
