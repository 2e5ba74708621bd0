/** Which questions of a game may be passed, and so be answered by a standing order. */

const QUESTIONS: Record<string, readonly string[]> = {
  "jolly-roger": [
    "call",
    "attack",
    "mutiny",
    "traitor",
    "lookout",
    "old-sailor",
    "specialists",
    "cook",
    "carpenter",
    "boatswain",
    "smart-kid",
    "carpenter-asks",
  ],
};

/** The other games ask for decisions alone. */
export function passable(game: string): readonly string[] {
  return QUESTIONS[game] ?? [];
}
