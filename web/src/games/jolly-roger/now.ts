/** Whose turn it is, who is done, how many cards to discard: markers, not sentences. */

import type { Action, View } from "../../wire/generated/jolly-roger";
import type { Menu, WindowInfo } from "../contract";

/** The seat that does the Quartermaster's work: with three seats it is the Captain. */
export const quartermasterOf = (view: View): number => view.quartermaster ?? view.captain;

/** The side of a seat in the mutiny. */
export function sideOf(view: View, of: number): "captain" | "mutineer" | null {
  const [captain, mutineer] = view.mutiny.members;
  return captain.includes(of) ? "captain" : mutineer.includes(of) ? "mutineer" : null;
}

/** How many cards a listed discard has; 0 if nothing is to be discarded. */
export function discardCount(menu: Menu<Action> | null): number {
  for (const { action } of menu?.choices ?? []) {
    if (action.kind === "discard") return action.cards.length;
  }
  return 0;
}

/** The one seat that the game waits for; `null` if there are several or none. */
export function turnOf(window: WindowInfo | null): number | null {
  return window?.mode === "turn" ? (window.asked[0] ?? null) : null;
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
