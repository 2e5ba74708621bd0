/** At the server's tables: coming back, and watching. */

import type { Page } from "@playwright/test";
import { expect, expectAccessible, playToTheEnd, test } from "./journey";

const setting = (game: string, seats: number, more: object = {}) => ({
  game,
  seats,
  pace: { kind: "none" },
  spectators: "public",
  ...more,
});

/** Gives a browser a name, as its page would. */
async function introduce(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/api/guest", { data: { name } });
  expect(answer.ok()).toBe(true);
}

/** Opens a table, where the host sits down by himself, with bots in the other seats. */
async function openTable(page: Page, setting: object): Promise<string> {
  const made = await page.request.post("/api/tables", { data: setting });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await page.getByRole("button", { name: "Fill up with bots" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator('[data-point="prompt"]')).toBeVisible();
  return `/t/${table}`;
}

test("a server that is killed and started again is a short notice", async ({
  newcomer,
  server,
}) => {
  const page = await newcomer();
  await page.goto("/");
  await introduce(page, "Ann");
  await openTable(page, setting("rum", 3));
  await server.kill();
  await expect(page.getByText("Nothing is lost")).toBeVisible();
  await expectAccessible(page);
  await server.run();
  await expect(page.getByText("Nothing is lost")).toBeHidden({ timeout: 30_000 });
  await playToTheEnd(page);
});

test("who watches sees no hand, in the page or in what is sent", async ({ newcomer }) => {
  const [player, watcher] = [await newcomer(), await newcomer()];
  await player.goto("/");
  await introduce(player, "Ann");
  const path = await openTable(player, setting("rum", 2));

  const heard: string[] = [];
  watcher.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  await watcher.goto("/");
  await introduce(watcher, "Bo");
  await watcher.goto(path);
  await expect(watcher.locator('[data-point="prompt"]')).toBeVisible();
  await expectAccessible(watcher);
  await playToTheEnd(player);
  await expect.poll(() => heard.some((text) => text.includes('"kind":"over"'))).toBe(true);

  const hands = heard
    .map((text) => JSON.parse(text) as { play?: Fields; fields?: Fields["fields"] })
    .flatMap((message) => message.play?.fields?.hands ?? message.fields?.hands ?? []);
  expect(hands.length).toBeGreaterThan(10);
  expect(hands.filter(({ cards }) => cards !== null)).toEqual([]);
});

interface Fields {
  fields?: { hands?: { cards: number[] | null }[] };
}
