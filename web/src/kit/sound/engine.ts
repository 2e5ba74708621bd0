/**
 * Plays the page's sounds: one context, a little room, a limiter, and the sea in the background.
 * Loaded when somebody has switched sounds on; browsers allow it after a click only.
 */

import type { Sound, Theme } from "./names";
import { playGull, playSea, playTheme, playVoice, room } from "./voices";

/** How loud everything is, from 0 to 1. */
export interface Levels {
  volume: number;
  ambience: number;
}

/** People hear loudness by ratios: half way on the slider should sound half as loud. */
export const gainOf = (level: number): number => Math.min(1, Math.max(0, level)) ** 2;

/** How often a gull cries, in seconds. */
const GULLS_S = [18, 45] as const;

export class Player {
  private readonly audio = new AudioContext();
  private readonly master = this.audio.createGain();
  private readonly effects = this.audio.createGain();
  private readonly sea = this.audio.createGain();
  private swell: { stop(): void } | null = null;
  private gulls = 0;

  constructor() {
    const echo = this.audio.createConvolver();
    echo.buffer = room(this.audio);
    const wet = this.audio.createGain();
    wet.gain.value = 0.16;
    const limiter = this.audio.createDynamicsCompressor();
    limiter.threshold.value = -10;
    limiter.ratio.value = 12;
    this.effects.connect(this.master);
    this.effects.connect(wet).connect(echo).connect(this.master);
    this.sea.connect(this.master);
    this.master.connect(limiter).connect(this.audio.destination);
  }

  set({ volume, ambience }: Levels): void {
    const now = this.audio.currentTime;
    this.master.gain.setTargetAtTime(gainOf(volume), now, 0.05);
    this.sea.gain.setTargetAtTime(gainOf(ambience), now, 0.3);
  }

  play(sound: Sound, after_s = 0): void {
    playVoice(this.audio, this.effects, this.begin() + after_s, sound);
  }

  theme(theme: Theme): void {
    playTheme(this.audio, this.effects, this.begin() + 0.1, theme);
  }

  /** Starts or stops the sea. */
  surround(on: boolean): void {
    if (on === (this.swell !== null)) return;
    this.swell?.stop();
    this.swell = on ? playSea(this.audio, this.sea, this.begin()) : null;
    clearTimeout(this.gulls);
    if (on) this.nextGull();
  }

  private nextGull(): void {
    const [least, most] = GULLS_S;
    const wait = least + Math.random() * (most - least);
    this.gulls = setTimeout(() => {
      if (!document.hidden)
        playGull(this.audio, this.sea, this.begin(), Math.random() < 0.5 ? 2 : 3);
      this.nextGull();
    }, wait * 1000) as unknown as number;
  }

  /** The current time; wakes the context, which starts suspended until the reader clicks. */
  private begin(): number {
    if (this.audio.state === "suspended") void this.audio.resume().catch(() => undefined);
    return this.audio.currentTime + 0.01;
  }
}
