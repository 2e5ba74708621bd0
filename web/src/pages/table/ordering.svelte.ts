/** Standing orders from the settings, sent again at the start of each match. */

import { untrack } from "svelte";
import { preferences } from "../../kit/preferences.svelte";
import { reactionsOf } from "./reactions";
import type { Given, Order, Session } from "./seen";

/** The possible orders for all matches; the default first. */
export const LASTING: readonly Order[] = ["always-ask", "never"];
/** The possible orders in a match with a clock, and in one by correspondence. */
export const LIVE: readonly Order[] = ["always-ask", "until-turn", "never"];
export const SLOW: readonly Order[] = ["first-chance", "always-ask", "not-this-round"];

/** The name under which an order is stored. */
export const placeOf = (game: string, question: string) => `${game}/${question}`;

/** The stored orders of a game that have not been given, or changed, in this match. */
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

/** Sends the stored orders. Call it during component set-up. */
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
