/** What each sound is made of. Nothing is loaded: tones are made on the spot. */
import type { Sound } from '$lib/kit';

/** A tone: from a pitch to a pitch, when it begins, how long and how loud it is. */
interface Tone {
  from: number;
  to?: number;
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

export const SOUNDS: Record<Sound, Tone[]> = {
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

/** Let a sound begin at a time of a context. */
export function sound(context: BaseAudioContext, name: Sound, now: number) {
  for (const tone of SOUNDS[name]) {
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
