/**
 * One person's preferences, stored in this browser: language, motion, sound, patterns, text size,
 * and the last choices. They need no account and never leave the browser.
 */

import type { Order } from "../wire/generated/table";

export const LANGUAGES = ["en", "pl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const BOT_SPEEDS = ["relaxed", "normal", "quick"] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

export interface Preferences {
  language: Language;
  /** `system` follows the system's setting for reduced motion. */
  motion: "system" | "full" | "off";
  /** How fast bots play, for the eye: how long each of their moves is shown. */
  bots: BotSpeed;
  /** Whether the strip of what happened since the last turn is open. */
  recap: "open" | "closed";
  /** Sounds, and haptics on phones. */
  sound: boolean;
  /** How loud everything is, and how loud the sea is in that; from 0 to 100. */
  volume: number;
  ambience: number;
  /** Whether the offer to switch sounds on has been answered. */
  soundOffered: boolean;
  /** Patterns as well as colours. */
  patterns: boolean;
  text: "normal" | "large" | "huge";
  /** Which choices need a second click. */
  confirm: "always" | "weighty" | "never";
  /** The name that a guest entered last. */
  name: string;
  /** Standing orders for every match, by game and question. */
  orders: Record<string, Order>;
}

const PLACE = "tortuga.preferences";

/** The first of the browser's languages that the page supports. */
export function languageOf(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = codes.find((code) => (LANGUAGES as readonly string[]).includes(code));
  return (known as Language | undefined) ?? "en";
}

function usual(): Preferences {
  return {
    language: languageOf(navigator.languages ?? [navigator.language]),
    motion: "system",
    bots: "normal",
    recap: "open",
    sound: false,
    volume: 70,
    ambience: 40,
    soundOffered: false,
    patterns: false,
    text: "normal",
    confirm: "weighty",
    name: "",
    orders: {},
  };
}

const CHOICES: { [Key in keyof Preferences]?: readonly unknown[] } = {
  language: LANGUAGES,
  motion: ["system", "full", "off"],
  bots: BOT_SPEEDS,
  recap: ["open", "closed"],
  text: ["normal", "large", "huge"],
  confirm: ["always", "weighty", "never"],
};

/** The stored values where they are valid; the defaults everywhere else. */
export function readPreferences(kept: string | null, fallback: Preferences): Preferences {
  const found: unknown = parse(kept);
  if (typeof found !== "object" || found === null) return fallback;
  const entries = Object.entries(fallback).map(([key, value]) => {
    const was: unknown = (found as Record<string, unknown>)[key];
    const choices = CHOICES[key as keyof Preferences];
    const good = choices ? choices.includes(was) : was !== null && typeof was === typeof value;
    return [key, good ? was : value];
  });
  return Object.fromEntries(entries) as Preferences;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a value from the browser's storage; `null` if there is none or storage is blocked. */
export function recall(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Stores a value in the browser. If storage is blocked, the value is lost; play continues. */
export function keep(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Private windows may refuse; the page works without.
  }
}

export const preferences: Preferences = $state(readPreferences(recall(PLACE), usual()));

/** Changes and stores some preferences. Those never chosen keep following the browser. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  keep(PLACE, withChanges(recall(PLACE), changes));
}

/** The stored text after these changes. */
export function withChanges(kept: string | null, changes: Partial<Preferences>): string {
  const before = parse(kept);
  return JSON.stringify({ ...(typeof before === "object" ? before : {}), ...changes });
}

/** Follows changes made in another tab, such as settings opened beside a running table. */
export function followPreferences(): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === PLACE) Object.assign(preferences, readPreferences(newValue, usual()));
  };
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

/** Sets the attributes that stylesheets read on the root element; called in an effect. */
export function dress(root: HTMLElement): void {
  root.lang = preferences.language;
  root.dataset["motion"] = preferences.motion;
  root.dataset["text"] = preferences.text;
  root.dataset["patterns"] = preferences.patterns ? "on" : "off";
}

/** The speed of animations: 1 is normal, 0 is none at all. */
export function pace(): number {
  if (preferences.motion === "off") return 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still && preferences.motion !== "full" ? 0 : 1;
}

/** How long each move of a bot is shown, and how long its cards fly; 1 is normal. */
const SPEEDS: Record<BotSpeed, { shown: number; flies: number }> = {
  relaxed: { shown: 2.2, flies: 1.3 },
  normal: { shown: 1, flies: 1 },
  quick: { shown: 0.45, flies: 0.55 },
};

/** How long an update is shown before the next one; 1 is normal. */
export function patience(): number {
  return SPEEDS[preferences.bots].shown;
}

/** The speed of the table's animations: 1 is normal, more is slower, 0 is none at all. */
export function motionPace(): number {
  return pace() * SPEEDS[preferences.bots].flies;
}
