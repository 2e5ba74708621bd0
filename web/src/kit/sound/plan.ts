/** Which sounds an update makes, and when. Pure; public events decide, nothing else. */

import type { Score, Sound } from "./names";

export interface Cue {
  sound: Sound;
  after_ms: number;
}

/** Sounds follow each other as cards do; more than a few would be noise. */
const GAP_MS = 130;
const CUES_MAX = 5;
/** A louder sound of an update comes alone with those before it. */
const LOUD: readonly Sound[] = ["cannon", "bust", "bell"];

const kindOf = (event: unknown): string => String((event as { kind?: unknown } | null)?.kind ?? "");

/** The sounds of an update. The same sound is not made again before another one. */
export function cuesOf(events: readonly unknown[], score: Score): Cue[] {
  const sounds = events.flatMap((event) => score.events[kindOf(event)] ?? []);
  const loud = sounds.findIndex((sound) => LOUD.includes(sound));
  const heard = (loud < 0 ? sounds : sounds.slice(0, loud + 1)).filter(
    (sound, at, all) => sound !== all[at - 1] || sound === "slide",
  );
  const kept = loud < 0 ? heard.slice(0, CUES_MAX) : heard.slice(-CUES_MAX);
  return kept.map((sound, at) => ({ sound, after_ms: at * GAP_MS }));
}

/** A pattern for `navigator.vibrate`, in ms. */
export type Buzz = readonly number[];

const LANDS: Buzz = [14];
const BUST: Buzz = [70, 40, 90];

/** What a phone does for an update: my card lands, or a turn goes wrong; at most one of them. */
export function buzzOf(events: readonly unknown[], score: Score, me: number | null): Buzz | null {
  const mine = events.filter((event) => (event as { seat?: unknown } | null)?.seat === me);
  const sounds = (some: readonly unknown[]) => some.map((event) => score.events[kindOf(event)]);
  if (sounds(events).includes("bust")) return BUST;
  return me !== null && sounds(mine).some((sound) => sound === "slide" || sound === "flip")
    ? LANDS
    : null;
}
