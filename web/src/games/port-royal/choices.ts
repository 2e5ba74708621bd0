/** The choices of the menu, by the place on the table where they are made. */

import type { Menu } from "../contract";
import { same } from "../kit/same";
import type { Action } from "./model";

export const take = (card: number): Action => ({ kind: "take", card });

/** An action of the menu, exactly as it came, or `null` if it is not offered. */
export function offered(menu: Menu<Action> | null, action: Action): Action | null {
  return menu?.choices.find((choice) => same(choice.action, action))?.action ?? null;
}

/** A way to fulfil an expedition: the persons who go. */
export type Fulfilment = Extract<Action, { kind: "fulfil" }>;

/** The ways to fulfil an expedition. */
export function fulfilments(menu: Menu<Action> | null, expedition: number): Fulfilment[] {
  const actions = menu?.choices.map((choice) => choice.action) ?? [];
  return actions.filter(
    (action): action is Fulfilment => action.kind === "fulfil" && action.expedition === expedition,
  );
}

/** Actions whose misclick costs little, or that have a big button of their own. */
export function harmless(action: Action): boolean {
  return action.kind === "draw" || action.kind === "stop" || action.kind === "repel";
}
