/**
 * Sounds made from oscillators and noise; there are no audio files. Each voice schedules its nodes
 * on any context, so that a test can render it offline and measure its level.
 */

import type { Note, Sound, Theme } from "./names";

type Audio = BaseAudioContext;
/** Plays something into `out` at a time; returns when it has faded, in seconds from then. */
type Voice = (audio: Audio, out: AudioNode, at: number) => number;

/** A generator of our own, so that every rendering is the same. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const NOISE_S = 2;
const noises = new WeakMap<Audio, AudioBuffer>();

/** Two seconds of white noise, made once for each context. */
export function noise(audio: Audio): AudioBuffer {
  const made = noises.get(audio);
  if (made) return made;
  const buffer = audio.createBuffer(1, NOISE_S * audio.sampleRate, audio.sampleRate);
  const [data, next] = [buffer.getChannelData(0), random(7)];
  for (let at = 0; at < data.length; at += 1) data[at] = next() * 2 - 1;
  noises.set(audio, buffer);
  return buffer;
}

/** A volume that rises, then decays to silence without a click. */
function envelope(audio: Audio, at: number, peak: number, attack: number, decay: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + attack);
  node.gain.setTargetAtTime(0, at + attack, decay / 5);
  return node;
}

interface Hiss {
  at: number;
  peak: number;
  attack: number;
  decay: number;
  kind: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
}

/** Filtered noise: paper, water, powder. */
function hiss(audio: Audio, out: AudioNode, tone: Hiss): void {
  const { at, peak, attack, decay, kind, from, to = from, q = 0.8 } = tone;
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  const end = at + attack + decay * 1.6;
  source
    .connect(filter)
    .connect(envelope(audio, at, peak, attack, decay))
    .connect(out);
  source.start(at, (at * 0.37) % 1);
  source.stop(end);
}

interface Ring {
  at: number;
  peak: number;
  hertz: number;
  to?: number;
  attack?: number;
  decay: number;
}

/** A decaying sine: metal, wood, a drum. */
function ring(audio: Audio, out: AudioNode, tone: Ring): void {
  const { at, peak, hertz, to, attack = 0.004, decay } = tone;
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(hertz, at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + decay * 0.6);
  source.connect(envelope(audio, at, peak, attack, decay)).connect(out);
  source.start(at);
  source.stop(at + attack + decay * 1.6);
}

const slide: Voice = (audio, out, at) => {
  const paper = { at, kind: "bandpass", from: 1500, to: 3800, q: 0.7 } as const;
  hiss(audio, out, { ...paper, peak: 0.5, attack: 0.05, decay: 0.12 });
  hiss(audio, out, { ...paper, at: at + 0.13, peak: 0.3, attack: 0.003, decay: 0.05, from: 700 });
  return 0.35;
};

const flip: Voice = (audio, out, at) => {
  const snap = { kind: "bandpass", attack: 0.002, decay: 0.05, q: 1.1 } as const;
  hiss(audio, out, { ...snap, at, peak: 0.5, from: 2600, to: 1700 });
  hiss(audio, out, { ...snap, at: at + 0.07, peak: 0.75, from: 1500, to: 900 });
  ring(audio, out, { at: at + 0.07, peak: 0.12, hertz: 190, decay: 0.06 });
  return 0.3;
};

const shuffle: Voice = (audio, out, at) => {
  const next = random(3);
  for (let nth = 0; nth < 16; nth += 1) {
    const when = at + nth * 0.034 + next() * 0.012;
    const peak = 0.32 * Math.sin((Math.PI * (nth + 1)) / 17) + 0.06;
    const from = 2200 + next() * 1600;
    const tick = { at: when, peak, attack: 0.002, decay: 0.03, from, to: from * 0.7 };
    hiss(audio, out, { ...tick, kind: "bandpass", q: 1.4 });
  }
  return 0.8;
};

function clink(audio: Audio, out: AudioNode, at: number, hertz: number, peak: number): void {
  const partials = [
    [1, 1, 0.35],
    [1.47, 0.7, 0.26],
    [2.09, 0.45, 0.2],
    [2.56, 0.3, 0.13],
  ] as const;
  for (const [ratio, loud, decay] of partials) {
    ring(audio, out, { at, peak: peak * loud, hertz: hertz * ratio, attack: 0.001, decay });
  }
}

const coin: Voice = (audio, out, at) => {
  clink(audio, out, at, 2350, 0.12);
  clink(audio, out, at + 0.06, 2720, 0.16);
  return 0.6;
};

const coins: Voice = (audio, out, at) => {
  const next = random(11);
  for (let nth = 0; nth < 7; nth += 1) {
    clink(audio, out, at + nth * 0.055 + next() * 0.02, 2100 + next() * 900, 0.07 + next() * 0.05);
  }
  return 1;
};

const wave: Voice = (audio, out, at) => {
  const water = { at, attack: 0.9, decay: 1.4 } as const;
  hiss(audio, out, { ...water, peak: 0.5, kind: "lowpass", from: 260, to: 900 });
  hiss(audio, out, { ...water, at: at + 0.7, peak: 0.1, kind: "highpass", from: 2600, to: 1500 });
  return 3.6;
};

const cannon: Voice = (audio, out, at) => {
  ring(audio, out, { at, peak: 0.62, hertz: 120, to: 36, attack: 0.003, decay: 0.9 });
  hiss(audio, out, {
    at,
    peak: 0.75,
    attack: 0.003,
    decay: 0.55,
    kind: "lowpass",
    from: 1400,
    to: 90,
  });
  const echo = { at: at + 0.18, peak: 0.2, attack: 0.12, decay: 1.1 } as const;
  hiss(audio, out, { ...echo, kind: "lowpass", from: 320, to: 70 });
  return 2.2;
};

/** Wood under strain sticks and slips: a train of knocks whose rate rises and falls. */
const creak: Voice = (audio, out, at) => {
  const next = random(5);
  let when = at;
  for (let nth = 0; nth < 26; nth += 1) {
    const bend = Math.sin((Math.PI * nth) / 26);
    when += 0.034 - 0.017 * bend + next() * 0.004;
    const peak = 0.1 + 0.2 * bend;
    ring(audio, out, { at: when, peak, hertz: 420 + 190 * bend, attack: 0.001, decay: 0.03 });
    ring(audio, out, { at: when, peak: peak * 0.5, hertz: 1130, attack: 0.001, decay: 0.016 });
  }
  return 0.9;
};

const bell: Voice = (audio, out, at) => {
  const partials = [
    [0.5, 0.25, 2.4],
    [1, 0.5, 2],
    [1.19, 0.32, 1.6],
    [1.56, 0.2, 1.1],
    [2, 0.28, 1],
    [2.66, 0.14, 0.6],
    [3.01, 0.1, 0.45],
  ] as const;
  for (const [ratio, loud, decay] of partials) {
    ring(audio, out, { at, peak: loud * 0.3, hertz: 660 * ratio, attack: 0.002, decay });
  }
  return 2.8;
};

const knock: Voice = (audio, out, at) => {
  for (const [later, hertz] of [
    [0, 210],
    [0.13, 165],
  ] as const) {
    ring(audio, out, { at: at + later, peak: 0.5, hertz, to: hertz * 0.8, decay: 0.12 });
    const tap = { at: at + later, peak: 0.2, attack: 0.002, decay: 0.03 } as const;
    hiss(audio, out, { ...tap, kind: "bandpass", from: 900 });
  }
  return 0.5;
};

/** A turn that went wrong: timber breaks. */
const bust: Voice = (audio, out, at) => {
  const next = random(13);
  for (let nth = 0; nth < 9; nth += 1) {
    const from = 500 + next() * 1500;
    const crack = { at: at + next() * 0.22, peak: 0.3, attack: 0.001, decay: 0.06, from };
    hiss(audio, out, { ...crack, kind: "bandpass", to: from * 0.5, q: 2 });
  }
  ring(audio, out, { at: at + 0.05, peak: 0.5, hertz: 92, to: 48, decay: 0.5 });
  return 1.1;
};

const hertzOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** A plucked string (Karplus and Strong): a burst of noise in a loop that loses its highs. */
function pluck(audio: Audio, out: AudioNode, at: number, hertz: number, peak: number): void {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.round(rate * 1.4), rate);
  const data = buffer.getChannelData(0);
  const period = Math.round(rate / hertz - 0.5);
  const next = random(Math.round(hertz));
  let mean = 0;
  for (let nth = 0; nth < period; nth += 1) mean += (data[nth] = next() * 2 - 1) / period;
  for (let nth = 0; nth < period; nth += 1) data[nth] = (data[nth] ?? 0) - mean;
  for (let nth = period + 1; nth < data.length; nth += 1) {
    data[nth] = 0.498 * ((data[nth - period] ?? 0) + (data[nth - period - 1] ?? 0));
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(envelope(audio, at, peak, 0.002, 1.1)).connect(out);
  source.start(at);
  source.stop(at + 1.35);
}

const reeds = new WeakMap<Audio, PeriodicWave>();
/** The partials of a concertina's reed: strong odd ones, and enough of the rest to be bright. */
const REED = [0, 1, 0.45, 0.6, 0.22, 0.34, 0.12, 0.18, 0.06, 0.08];

function reed(audio: Audio): PeriodicWave {
  const made = reeds.get(audio) ?? audio.createPeriodicWave(new Float32Array(REED.length), REED);
  reeds.set(audio, made);
  return made;
}

/** A concertina: two reeds slightly out of tune, with the push of the bellows. */
function squeeze(audio: Audio, out: AudioNode, at: number, length: number, hertz: number): void {
  const push = audio.createGain();
  push.gain.setValueAtTime(0, at);
  push.gain.linearRampToValueAtTime(0.13, at + 0.035);
  push.gain.setTargetAtTime(0.09, at + 0.05, 0.15);
  push.gain.setTargetAtTime(0, at + Math.max(0.06, length - 0.05), 0.025);
  const box = audio.createBiquadFilter();
  box.type = "lowpass";
  box.frequency.value = 3200;
  for (const cents of [-5, 6]) {
    const source = audio.createOscillator();
    source.setPeriodicWave(reed(audio));
    source.frequency.value = hertz;
    source.detune.value = cents;
    source.connect(box);
    source.start(at);
    source.stop(at + length + 0.2);
  }
  box.connect(push).connect(out);
}

/** Plays a theme; returns its length in seconds. */
export function playTheme(audio: Audio, out: AudioNode, at: number, theme: Theme): number {
  const beat = 60 / theme.beats_per_minute;
  const end = ([start, length]: Note) => (start + length) * beat;
  for (const [start, length, pitch] of theme.melody) {
    squeeze(audio, out, at + start * beat, length * beat, hertzOf(pitch));
  }
  for (const [start, , pitch] of theme.bass) {
    pluck(audio, out, at + start * beat, hertzOf(pitch), 0.28);
  }
  return Math.max(...theme.melody.map(end), ...theme.bass.map(end)) + 1.4;
}

const win: Voice = (audio, out, at) => {
  const notes = [67, 71, 74, 79];
  notes.forEach((pitch, nth) => {
    squeeze(audio, out, at + nth * 0.13, nth === 3 ? 0.8 : 0.2, hertzOf(pitch));
    pluck(audio, out, at + nth * 0.13, hertzOf(pitch - 12), 0.24);
  });
  return 2.2;
};

/** The voices, and a factor that brings them to about the same loudness. */
export const VOICES: Readonly<Record<Sound, readonly [Voice, number]>> = {
  slide: [slide, 1.4],
  flip: [flip, 1.7],
  shuffle: [shuffle, 2],
  coin: [coin, 1],
  coins: [coins, 1],
  wave: [wave, 1],
  cannon: [cannon, 0.6],
  creak: [creak, 1],
  bell: [bell, 1],
  knock: [knock, 1],
  bust: [bust, 0.75],
  win: [win, 1],
};

/** Plays a sound at its level; returns when it has faded. */
export function playVoice(audio: Audio, out: AudioNode, at: number, sound: Sound): number {
  const [voice, level] = VOICES[sound];
  const volume = audio.createGain();
  volume.gain.value = level;
  volume.connect(out);
  return voice(audio, volume, at);
}

/** The echo of a room of wood: noise that decays, darker towards its end. */
export function room(audio: Audio): AudioBuffer {
  const length = Math.round(audio.sampleRate * 1.1);
  const buffer = audio.createBuffer(2, length, audio.sampleRate);
  for (const side of [0, 1]) {
    const [data, next] = [buffer.getChannelData(side), random(17 + side)];
    let low = 0;
    for (let at = 0; at < length; at += 1) {
      const left = 1 - at / length;
      low += (next() * 2 - 1 - low) * (0.15 + 0.6 * left);
      data[at] = low * left ** 3.2;
    }
  }
  return buffer;
}

/** The sea: two slow swells of low noise and a little wind; plays until its source is stopped. */
export function playSea(audio: Audio, out: AudioNode, at: number): { stop(): void } {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const slow: OscillatorNode[] = [];
  const layer = (kind: BiquadFilterType, hertz: number, loud: number, period_s: number) => {
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = hertz;
    const volume = audio.createGain();
    volume.gain.value = loud * 0.6;
    const swell = audio.createOscillator();
    const depth = audio.createGain();
    swell.frequency.value = 1 / period_s;
    depth.gain.value = loud * 0.4;
    swell.connect(depth).connect(volume.gain);
    swell.start(at);
    slow.push(swell);
    source.connect(filter).connect(volume).connect(out);
  };
  layer("lowpass", 420, 0.3, 9.1);
  layer("lowpass", 900, 0.1, 13.7);
  layer("bandpass", 240, 0.16, 23);
  source.start(at);
  return {
    stop: () => [source, ...slow].forEach((node) => node.stop()),
  };
}

/** A gull far away: two or three falling cries. */
export function playGull(audio: Audio, out: AudioNode, at: number, cries = 3): number {
  for (let nth = 0; nth < cries; nth += 1) {
    const when = at + nth * 0.42;
    const source = audio.createOscillator();
    source.type = "triangle";
    source.frequency.setValueAtTime(1150, when);
    source.frequency.exponentialRampToValueAtTime(1750, when + 0.07);
    source.frequency.exponentialRampToValueAtTime(980, when + 0.3);
    source.connect(envelope(audio, when, 0.05 - nth * 0.01, 0.05, 0.3)).connect(out);
    source.start(when);
    source.stop(when + 0.6);
  }
  return cries * 0.42 + 0.4;
}
