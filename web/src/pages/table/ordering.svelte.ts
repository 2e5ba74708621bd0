/** Standing orders from the settings, given anew at the start of each match. */

import { untrack } from "svelte";
import { preferences } from "../../kit/preferences.svelte";
import { reactionsOf } from "./reactions";
import type { Given, Order, Session } from "./seen";

/** What can be ordered for all matches; the usual first. */
export const LASTING: readonly Order[] = ["always-ask", "never"];
/** What can be ordered in a match where there is a clock, and where there is none for days. */
export const LIVE: readonly Order[] = ["always-ask", "until-turn", "never"];
export const SLOW: readonly Order[] = ["first-chance", "always-ask", "not-this-round"];

/** Under which name an order is kept. */
export const placeOf = (game: string, question: string) => `${game}/${question}`;

/** The kept orders of a game that have not been given, or changed, in this match. */
export function missing(
  game: string,
  kept: Readonly<Record<string, unknown>>,
  given: readonly Given[],
): Given[] {
  return reactionsOf(game).flatMap((question) => {
    const order = LASTING.find((order) => order === kept[placeOf(game, question)]);
    const known = given.some((one) => one.question === question);
    return order && order !== "always-ask" && !known ? [{ question, order }] : [];
  });
}

/** Called while a component is set up. */
export function orderFor(table: () => { session: Session; game: string }): void {
  const match = $derived.by(() => {
    const { seats } = table().session;
    return seats?.stage === "playing" && seats.you !== null ? seats.match : null;
  });
  $effect(() => {
    if (match !== null) untrack(() => give(table()));
  });
}

function give({ session, game }: { session: Session; game: string }): void {
  for (const order of missing(game, preferences.orders, session.orders)) {
    void session.send({ kind: "order", ...order });
  }
}
