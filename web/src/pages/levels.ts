/** The available levels of bots, the weakest first. */
export const LEVELS = ["random", "deckhand", "bosun", "captain"] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}
