/** Sounds with meaning, made on the spot: no files, no sound before somebody has touched the page. */
import { settings } from '$lib/settings.svelte';
import type { Explanation } from '$lib/wire';

export type Sound = 'turn' | 'step' | 'rat' | 'outbreak' | 'loss' | 'end';

/** A tone: from a pitch to a pitch, when it begins, how long and how loud it is. */
interface Tone {
  from: number;
  to?: number;
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [
    { from: 523, at: 0, long: 0.22, loud: 0.16, wave: 'sine' },
    { from: 784, at: 0.12, long: 0.4, loud: 0.16, wave: 'sine' },
  ],
  step: [{ from: 240, to: 170, at: 0, long: 0.07, loud: 0.16, wave: 'triangle' }],
  rat: [
    { from: 1500, to: 2100, at: 0, long: 0.05, loud: 0.05, wave: 'square' },
    { from: 1700, to: 2400, at: 0.07, long: 0.05, loud: 0.05, wave: 'square' },
  ],
  outbreak: [{ from: 110, to: 65, at: 0, long: 0.5, loud: 0.22, wave: 'sawtooth' }],
  loss: [{ from: 392, to: 196, at: 0, long: 0.3, loud: 0.12, wave: 'triangle' }],
  end: [
    { from: 392, at: 0, long: 0.5, loud: 0.12, wave: 'sine' },
    { from: 494, at: 0.14, long: 0.5, loud: 0.12, wave: 'sine' },
    { from: 587, at: 0.28, long: 0.5, loud: 0.12, wave: 'sine' },
    { from: 784, at: 0.42, long: 0.9, loud: 0.14, wave: 'sine' },
  ],
};

let context: AudioContext | null = null;

/** Browsers allow sound after a gesture only, and so do we. */
function wake() {
  context ??= new AudioContext();
  void context.resume();
}
for (const gesture of ['pointerdown', 'keydown']) {
  addEventListener(gesture, wake, { capture: true, passive: true });
}

export function play(sound: Sound) {
  if (!settings.sound || !context || context.state !== 'running' || document.hidden) return;
  const now = context.currentTime;
  for (const tone of SOUNDS[sound]) {
    const start = now + tone.at;
    const pitch = new OscillatorNode(context, { type: tone.wave, frequency: tone.from });
    if (tone.to) pitch.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(tone.loud, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
    pitch.connect(volume).connect(context.destination);
    pitch.start(start);
    pitch.stop(start + tone.long + 0.02);
  }
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
