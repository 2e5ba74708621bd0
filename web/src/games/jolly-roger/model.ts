/** Jolly Roger's types as they come over the wire, its table, and facts read from a view. */

import { createContext } from "svelte";
import type {
  Action,
  Crew,
  Destination,
  EventView,
  Kind,
  Prize,
  Remarks,
  Rules,
  Skill,
  Special,
  View as Fields,
} from "../../wire/generated/jolly-roger";
import type { Choice, Menu, TableProps, WindowInfo } from "../contract";

export type * from "../../wire/generated/jolly-roger";

/** What one observer may know, and what the game says about it. */
export type View = Fields & { said: Remarks };
export type Props = TableProps<View, Action, EventView, Rules>;
export type JrChoice = Choice<Action>;
export type JrMenu = Menu<Action> | null;

/** The props of the table, for all its parts. */
export const [table, setTable] = createContext<Props>();

/** Kinds and skills in the order of the books. */
export const KIND_ORDER: readonly Kind[] = ["fort", "ship", "settlement", "port", "island"];
export const SKILL_ORDER: readonly Skill[] = ["navigation", "guns", "melee"];

/** The cards of a match. */
export type Cards = Pick<Rules, "crew" | "crewmen" | "prizes" | "destinations" | "spoken">;

/** The face of one of the cards. */
export type Face =
  | { of: "crew"; crew: Crew; crewmen: number }
  | { of: "prize"; prize: Prize }
  | { of: "chart"; chart: Destination }
  | { of: "nothing" };

/** Ids run through crew, then prizes, then destinations. */
export function faceOf(rules: Cards, card: number): Face {
  const crew = rules.crew[card];
  if (crew) return { of: "crew", crew, crewmen: rules.crewmen[card] ?? 0 };
  const prize = rules.prizes[card - rules.crew.length];
  if (prize) return { of: "prize", prize };
  const chart = rules.destinations[card - rules.crew.length - rules.prizes.length];
  return chart ? { of: "chart", chart } : { of: "nothing" };
}

export const isCrew = (rules: Rules, card: number): boolean => card < rules.crew.length;

/** The special card it is, if it is one. */
export function specialOf(rules: Rules, card: number): Special | null {
  const crew = rules.crew[card];
  return crew?.kind === "special" ? crew.special : null;
}

/** The seat that does the Quartermaster's work: with three seats it is the Captain. */
export const quartermasterOf = (view: View): number => view.quartermaster ?? view.captain;

/** The side of a seat in the mutiny. */
export function sideOf(view: View, of: number): "captain" | "mutineer" | null {
  const [captain, mutineer] = view.mutiny.members;
  return captain.includes(of) ? "captain" : mutineer.includes(of) ? "mutineer" : null;
}

/** How many cards a listed discard has; 0 if nothing is to be discarded. */
export function discardCount(menu: JrMenu): number {
  for (const { action } of menu?.choices ?? []) {
    if (action.kind === "discard") return action.cards.length;
  }
  return 0;
}

/** The one seat that the game waits for; `null` if there are several or none. */
export function turnOf(window: WindowInfo | null): number | null {
  return window?.mode === "turn" ? (window.asked[0] ?? null) : null;
}

/** Whether Rum decided the win: somebody has as much gold as a winner and is not one. */
export function byRum(gold: readonly number[], placings: readonly { rank: number }[]): boolean {
  const won = gold.filter((_, seat) => placings[seat]?.rank === 1);
  return gold.some((sum, seat) => (placings[seat]?.rank ?? 0) > 1 && won.includes(sum));
}

/** The seats that have passed or are done, if that is public. */
export function doneSeats(view: View): number[] {
  if (view.interrupt) return [];
  switch (view.phase.kind) {
    case "attack":
      return view.attack.passed;
    case "mutiny":
      return view.mutiny.passed;
    case "exchange":
    case "bury":
      return view.phase.done;
    default:
      return [];
  }
}

/** How many voyages are over. The tenth ends the game; a round may have two, so it does not count. */
export function voyagesDone(view: Pick<View, "sailed" | "round">): number {
  return view.sailed.length;
}
