/** Sounds with meaning, made on the spot: no files, no sound before somebody has touched the page. */
import { settings } from '$lib/settings.svelte';
import type { Explanation } from '$lib/wire';
import { sound, type Sound } from './tones';

export type { Sound };

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

/** What an event sounds like; most are silent, or a piece put down. */
export function soundOf(event: Explanation): Sound | null {
  switch (event.event) {
    case 'GameEnded':
      return 'end';
    case 'CitizensLost':
    case 'CardGiven':
      return 'loss';
    case 'RatTurned':
      return event.outbreak ? 'outbreak' : 'rat';
    case 'RatSpread':
    case 'RatMoved':
    case 'RatSent':
    case 'RowTurnedUp':
      return 'rat';
    case 'TurnBegan':
    case 'RoundBegan':
    case 'StartSeatDrawn':
    case 'SpreadLost':
    case 'Passed':
      return null;
    default:
      return 'step';
  }
}

const LOUDEST: Sound[] = ['end', 'outbreak', 'loss', 'rat', 'step'];

/** One sound for many events at once. */
export function loudest(events: readonly Explanation[]): Sound | null {
  const all = new Set(events.map(soundOf));
  return LOUDEST.find((sound) => all.has(sound)) ?? null;
}
