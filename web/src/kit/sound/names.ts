/** The sounds of the page by name. */

export const SOUNDS = [
  "slide",
  "flip",
  "shuffle",
  "coin",
  "coins",
  "wave",
  "cannon",
  "creak",
  "bell",
  "knock",
  "bust",
  "win",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A note of a theme: its start and length in beats, and its pitch as a MIDI number. */
export type Note = readonly [at: number, length: number, pitch: number];

/** A short piece of music: a melody on the concertina over plucked strings. */
export interface Theme {
  beats_per_minute: number;
  melody: readonly Note[];
  bass: readonly Note[];
}

/** What a game sounds like: the sound of each kind of event, and its theme. */
export interface Score {
  events: Readonly<Record<string, Sound>>;
  theme: Theme;
}
