/** Spectators of a game at the server see public information only. */

import { expect, expectAccessible, prompt, test } from "./journey";
import { playToTheEnd } from "./play";
import { introduce, openTable, start } from "./tables";

/** The fields of a message that may hold a hand: RUM and Jolly Roger each name their own. */
interface Told {
  hands?: { cards: number[] | null }[];
  seats?: { hand?: { known: number[] } }[];
}

/** The cards of every hand in all messages. */
function handsIn(heard: string[]): number[][] {
  return heard
    .map((text) => JSON.parse(text) as { play?: { fields: Told }; fields?: Told })
    .flatMap(({ play, fields }) => [play?.fields, fields])
    .flatMap((told) => [
      ...(told?.hands ?? []).map(({ cards }) => cards ?? []),
      ...(told?.seats ?? []).map(({ hand }) => hand?.known ?? []),
    ]);
}

for (const [game, tag] of [
  ["rum", ""],
  ["jolly-roger", " @long"],
] as const) {
  test(`who watches ${game} sees no hand, in the page or in what is sent${tag}`, async ({
    newcomer,
  }) => {
    const [player, watcher] = [await newcomer(), await newcomer()];
    await introduce(player, "Ann");
    const path = await openTable(player, game, game === "rum" ? 2 : 4);
    await start(player);

    const heard: string[] = [];
    watcher.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
    });
    await introduce(watcher, "Bo");
    await watcher.goto(path);
    await expect(prompt(watcher)).toBeVisible();
    await expectAccessible(watcher);
    await playToTheEnd(player);
    await expect.poll(() => heard.some((text) => text.includes('"kind":"over"'))).toBe(true);

    const hands = handsIn(heard);
    expect(hands.length).toBeGreaterThan(10);
    expect(hands.flat()).toEqual([]);
    // A spectator is asked nothing and can choose nothing.
    expect(heard.filter((text) => /"menu":\{/.test(text))).toEqual([]);
    await expect(watcher.locator('[data-point="choices"] button')).toHaveCount(0);
  });
}
