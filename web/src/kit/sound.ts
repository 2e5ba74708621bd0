/** A few small synthesised sounds. They are off unless somebody turns them on. */

import { preferences } from "./preferences.svelte";

export type Sound = "turn" | "card" | "coin" | "refused" | "win";

/** One tone: its start, pitch, length and volume. */
type Tone = readonly [at_s: number, hertz: number, length_s: number, loudness: number];

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [
    [0, 660, 0.25, 0.12],
    [0.12, 880, 0.4, 0.12],
  ],
  card: [[0, 220, 0.06, 0.1]],
  coin: [
    [0, 1320, 0.09, 0.08],
    [0.05, 1760, 0.18, 0.08],
  ],
  refused: [
    [0, 196, 0.16, 0.12],
    [0.12, 165, 0.25, 0.12],
  ],
  win: [
    [0, 523, 0.2, 0.12],
    [0.15, 659, 0.2, 0.12],
    [0.3, 784, 0.2, 0.12],
    [0.45, 1047, 0.6, 0.14],
  ],
};

let context: AudioContext | null = null;

/** Plays a sound, if sounds are on. */
export function play(sound: Sound): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) strike(context, tone);
}

/** A soft bell: a sine with a sharp attack and a slow decay. */
function strike(audio: AudioContext, [at, hertz, length, loudness]: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = hertz;
  source.type = "triangle";
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + length);
}
