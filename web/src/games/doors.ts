/** The scenes of games on the first page, found in their folders; a game may have none. */

import type { Component } from "svelte";

const DOORS: Record<string, Component> = import.meta.glob<Component>("./*/Door.svelte", {
  eager: true,
  import: "default",
});

export function doorOf(game: string): Component | undefined {
  return DOORS[`./${game}/Door.svelte`];
}
