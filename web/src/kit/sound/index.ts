/**
 * Sounds and haptics, if somebody has switched them on. The synthesis is loaded with the first
 * sound; this part only asks for it.
 */

import { preferences } from "../preferences.svelte";
import type { Player } from "./engine";
import type { Sound, Theme } from "./names";

export type { Score, Sound, Theme } from "./names";

let player: Promise<Player> | null = null;

/** The player, at the levels of the settings; `null` if sounds are off. */
async function awake(): Promise<Player | null> {
  if (!preferences.sound) return null;
  player ??= import("./engine").then(({ Player }) => new Player());
  const found = await player;
  found.set({ volume: preferences.volume / 100, ambience: preferences.ambience / 100 });
  return found;
}

/** Lets somebody use the player; without audio the page is silent. */
function quietly(use: (player: Player) => void): void {
  void awake().then(
    (found) => found && use(found),
    () => (player = null),
  );
}

export function play(sound: Sound, after_ms = 0): void {
  quietly((found) => found.play(sound, after_ms / 1000));
}

export function playTheme(theme: Theme): void {
  quietly((found) => found.theme(theme));
}

/** Starts or stops the sea around a table, and follows changed settings. */
export function surround(on: boolean): void {
  const wanted = on && preferences.sound && preferences.ambience > 0;
  if (wanted) quietly((found) => found.surround(true));
  else void player?.then((found) => found.surround(false));
}

/** Buzzes, on phones that can, if sounds are on. */
export function buzz(pattern: readonly number[]): void {
  if (preferences.sound && "vibrate" in navigator) navigator.vibrate([...pattern]);
}
