/** What a new table is proposed with, read back from what was chosen last. */

import type { GameId } from "../../games/catalogue";
import { chosenOptions } from "../../games/options";
import { fittingSeats } from "../seats";

export const PACES = ["relaxed", "normal", "blitz", "none", "correspondence"] as const;
export const SPECTATORS = ["by-link", "public", "off"] as const;
/** How long a hidden reaction may stay open, in seconds; the usual is the second. */
export const REACTIONS = [3, 6, 10, 20, 30] as const;
/** A decision by correspondence takes a day at most, until somebody needs more. */
const HOURS = 24;

export interface Proposal {
  seats: number;
  pace: (typeof PACES)[number];
  spectators: (typeof SPECTATORS)[number];
  reaction_s: (typeof REACTIONS)[number];
  options: Record<string, string>;
}

/** What was chosen last, wherever it still makes sense. */
export function readProposal(game: GameId, last: Record<string, unknown>): Proposal {
  return {
    seats: fittingSeats(game, last["seats"]),
    pace: PACES.find((pace) => pace === last["pace"]) ?? "normal",
    spectators: SPECTATORS.find((who) => who === last["spectators"]) ?? "by-link",
    reaction_s: REACTIONS.find((seconds) => seconds === last["reaction_s"]) ?? 6,
    options: chosenOptions(game, last["options"]),
  };
}

/** The pace as the protocol writes it. */
export function paceOf(pace: Proposal["pace"]): { kind: string; hours?: number } {
  return pace === "correspondence" ? { kind: pace, hours: HOURS } : { kind: pace };
}
