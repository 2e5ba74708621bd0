/** The defaults for a new table, restored from the last choices. */

import type { GameId } from "../../games/catalogue";
import { chosenOptions } from "../../games/options";
import type { Pace, Spectators, Visibility } from "../../wire/generated/table";
import { fittingSeats } from "../seats";

export const PACES = [
  "relaxed",
  "normal",
  "blitz",
  "none",
  "correspondence",
] as const satisfies Pace["kind"][];
export const SPECTATORS = ["by-link", "public", "off"] as const satisfies Spectators[];
/** What spectators and opponents see of hidden cards once a match is over. */
export const HANDS = ["closed", "after-end"] as const satisfies Visibility["kind"][];
/** How long a hidden reaction may stay open, in seconds; the second is the default. */
export const REACTIONS = [3, 6, 10, 20, 30] as const;
/** By correspondence a decision takes a day at most, unless somebody asks for more time. */
const HOURS = 24;

export interface Proposal {
  seats: number;
  pace: (typeof PACES)[number];
  spectators: (typeof SPECTATORS)[number];
  hands: (typeof HANDS)[number];
  reaction_s: (typeof REACTIONS)[number];
  options: Record<string, string>;
}

/** The last choices, if they are still valid. */
export function readProposal(game: GameId, last: Record<string, unknown>): Proposal {
  return {
    seats: fittingSeats(game, last["seats"]),
    pace: PACES.find((pace) => pace === last["pace"]) ?? "normal",
    spectators: SPECTATORS.find((who) => who === last["spectators"]) ?? "by-link",
    hands: HANDS.find((hands) => hands === last["hands"]) ?? "closed",
    reaction_s: REACTIONS.find((seconds) => seconds === last["reaction_s"]) ?? 6,
    options: chosenOptions(game, last["options"]),
  };
}

/** The pace as the protocol writes it. */
export function paceOf(pace: Proposal["pace"]): Pace {
  return pace === "correspondence" ? { kind: pace, hours: HOURS } : { kind: pace };
}
