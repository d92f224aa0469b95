/** Sounds with meaning, made on the spot: no files, no sound before somebody has touched the page. */
import type { Kit, Sound } from '$lib/kit';
import { settings } from '$lib/settings.svelte';
import type { Explanation } from '$lib/wire';
import { sound } from './tones';

let context: AudioContext | null = null;

/** Browsers allow sound after a gesture only, and so do we. */
function wake() {
  context ??= new AudioContext();
  void context.resume();
}
for (const gesture of ['pointerdown', 'keydown']) {
  addEventListener(gesture, wake, { capture: true, passive: true });
}

export function play(name: Sound) {
  if (!settings.sound || !context || context.state !== 'running' || document.hidden) return;
  sound(context, name, context.currentTime);
}

/** What an event sounds like; in a game without sounds of its own, a piece put down. */
export function soundOf(of: Kit, event: Explanation): Sound | null {
  return of.sound ? of.sound(event) : 'step';
}

const LOUDEST: Sound[] = ['end', 'outbreak', 'loss', 'rat', 'step'];

/** One sound for many events at once. */
export function loudest(of: Kit, events: readonly Explanation[]): Sound | null {
  const all = new Set(events.map((event) => soundOf(of, event)));
  return LOUDEST.find((sound) => all.has(sound)) ?? null;
}
