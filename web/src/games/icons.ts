/** The signs of games in lists, found in their folders; a game may have none. */

import type { Component } from "svelte";

const ICONS: Record<string, Component> = import.meta.glob<Component>("./*/Icon.svelte", {
  eager: true,
  import: "default",
});

export function iconOf(game: string): Component | undefined {
  return ICONS[`./${game}/Icon.svelte`];
}
