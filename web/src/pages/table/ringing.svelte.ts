/**
 * The sounds of a table and the haptics of a phone, if they are on: what happens, my turn, a
 * refusal, the end. Nothing is told by sound alone.
 */

import { untrack } from "svelte";
import type { GameTable } from "../../games/contract";
import { preferences } from "../../kit/preferences.svelte";
import { buzz, play, playTheme, surround, type Score } from "../../kit/sound";
import { attended } from "./attending";
import { lostRace } from "../../wire/refusals";
import { standInOf, type Session } from "./seen";

const MY_TURN = [30];
/** The theme begins when the winner's fanfare is over. */
const FANFARE_MS = 1800;

interface Heard {
  session: Session;
  table: GameTable | null;
}

/** Plays the sounds. Call it during component set-up. */
export function ringFor(heard: () => Heard): void {
  const mine = $derived.by(() => {
    const { play, orders, behind, seats } = heard().session;
    if (standInOf(seats)) return false;
    return attended(play?.window ?? null, orders, behind)?.me ?? false;
  });
  const refused = $derived.by(() => {
    const { refused } = heard().session;
    return refused !== null && !lostRace(refused);
  });
  const over = $derived(heard().session.over?.outcome ?? null);
  const won = $derived.by(() => {
    const { seats } = heard().session;
    const me = standInOf(seats) ? null : (seats?.you ?? null);
    return me !== null && over?.placings[me]?.rank === 1;
  });
  let score: Score | null = $state.raw(null);
  $effect(() => {
    const { table } = heard();
    if (preferences.sound) void table?.sounds?.().then((found) => (score = found));
  });
  $effect(() => {
    const { told } = heard().session;
    untrack(() => score && preferences.sound && ring(told, score));
  });
  $effect(() => {
    if (!mine) return;
    untrack(() => play("bell"));
    untrack(() => buzz(MY_TURN));
  });
  $effect(() => {
    if (refused) untrack(() => play("knock"));
  });
  $effect(() => {
    if (!over) return;
    const { table } = untrack(heard);
    if (untrack(() => won)) play("win");
    const begin = () => void table?.sounds?.().then(({ theme }) => playTheme(theme));
    const timer = setTimeout(begin, untrack(() => won) ? FANFARE_MS : 0);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    void [preferences.sound, preferences.ambience, preferences.volume];
    surround(true);
    return () => surround(false);
  });

  async function ring(told: Session["told"], score: Score): Promise<void> {
    const { cuesOf, buzzOf } = await import("../../kit/sound/plan");
    const events = told.map(({ event }) => event);
    for (const { sound, after_ms } of cuesOf(events, score)) play(sound, after_ms);
    const pattern = buzzOf(events, score, heard().session.seats?.you ?? null);
    if (pattern) buzz(pattern);
  }
}
