/** The sounds of a table, if they are on: my turn, a refusal, and a win. */

import { untrack } from "svelte";
import { play } from "../../kit/sound";
import { attended } from "./attending";
import { lostRace } from "../../wire/refusals";
import { standInOf, type Session } from "./seen";

/** Plays the sounds. Call it during component set-up. */
export function ringFor(session: () => Session): void {
  const mine = $derived.by(() => {
    const { play, orders, behind, seats } = session();
    if (standInOf(seats)) return false;
    return attended(play?.window ?? null, orders, behind)?.me ?? false;
  });
  const refused = $derived.by(() => {
    const { refused } = session();
    return refused !== null && !lostRace(refused);
  });
  const won = $derived.by(() => {
    const me = session().seats?.you ?? null;
    if (standInOf(session().seats)) return false;
    return me !== null && session().over?.outcome?.placings[me]?.rank === 1;
  });
  $effect(() => {
    if (mine) untrack(() => play("turn"));
  });
  $effect(() => {
    if (refused) untrack(() => play("refused"));
  });
  $effect(() => {
    if (won) untrack(() => play("win"));
  });
}
