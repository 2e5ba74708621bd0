/** What can be chosen before a match: the options of a game, and advice about them. */

import { aboutOf, keyOf, type About, type GameId } from "./catalogue";

/** The options of a game, in the order they are offered. */
export function optionsOf(game: GameId): About["options"] {
  return aboutOf(game).options;
}

/** The key of an option's words; keys have hyphens in place of underscores. */
export function optionKey(game: GameId, option: string): string {
  return keyOf(game, `option-${option.replaceAll("_", "-")}`);
}

/** The key of a warning about this set-up; `null` if there is none. */
export function adviceOf(
  game: GameId,
  options: Record<string, string>,
  seats: number,
): string | null {
  const chosen = chosenOptions(game, options);
  const told = aboutOf(game).cautions.find(
    ({ option, value, seats_min }) => chosen[option] === value && seats >= seats_min,
  );
  return told ? `${optionKey(game, told.option)}-advice` : null;
}

/** The chosen values, with the default in place of anything invalid. */
export function chosenOptions(game: GameId, wanted: unknown): Record<string, string> {
  const from = (typeof wanted === "object" && wanted !== null ? wanted : {}) as Record<
    string,
    unknown
  >;
  const pick = ({ name, values }: About["options"][number]) => {
    const value = values.find((value) => value === from[name]) ?? values[0] ?? "";
    return [name, value] as const;
  };
  return Object.fromEntries(optionsOf(game).map(pick));
}
