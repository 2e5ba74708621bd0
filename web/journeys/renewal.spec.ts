/** A page that speaks an older protocol, in the middle of a game, after a server update. */

import type { Page } from "@playwright/test";
import { PROTOCOL } from "../src/wire/generated/protocol";
import { choices, expect, prompt, test } from "./journey";
import { playOn } from "./play";
import { WITHOUT_CACHE } from "./scenes";
import { introduce, openTable, start } from "./tables";

const SPOKEN = `&protocol=${PROTOCOL}\``;
const OLDER = `&protocol=${PROTOCOL - 1}\``;

/** Serves scripts with the previous protocol number to a page while that is wanted. */
async function serveOlder(page: Page, isWanted: () => boolean): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!isWanted()) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(SPOKEN, OLDER) });
  });
}

/** Counts how often a page is loaded and records which protocols it uses for its table. */
function watch(page: Page) {
  const seen = { n_loads: 0, spoken: [] as string[] };
  page.on("load", () => (seen.n_loads += 1));
  page.on("websocket", (line) => {
    seen.spoken.push(new URL(line.url()).searchParams.get("protocol") ?? "none");
  });
  return seen;
}

async function seated(page: Page): Promise<void> {
  await introduce(page, "Ann");
  await openTable(page, "rum", 2);
  await start(page);
  await playOn(page, { decisions_max: 2 });
}

test("an older page is loaded anew in mid-game, once, and is back in its seat", async ({
  newcomer,
}) => {
  const page = await newcomer("en-GB", WITHOUT_CACHE);
  let older = false;
  await serveOlder(page, () => older);
  await seated(page);
  const [address, offered] = [page.url(), await choices(page).allInnerTexts()];

  // The page is outdated: the server tells it so, and serves the new page by then.
  older = true;
  const seen = watch(page);
  page.once("websocket", () => (older = false));
  await page.reload();
  await expect.poll(() => seen.spoken).toEqual([String(PROTOCOL - 1), String(PROTOCOL)]);
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await expect.poll(() => choices(page).allInnerTexts()).toEqual(offered);
  expect(seen.n_loads).toBe(2);
  await playOn(page, { decisions_max: 1 });
});

test("a page that stays too old is loaded anew once, not for ever", async ({
  newcomer,
  server,
}) => {
  const page = await newcomer("en-GB", WITHOUT_CACHE);
  let older = false;
  await serveOlder(page, () => older);
  await seated(page);
  older = true;
  const seen = watch(page);
  await page.reload();
  await expect.poll(() => seen.spoken).toHaveLength(2);
  await expect(prompt(page)).toBeVisible();
  // The server says so again on every reconnect, hours later too, and the page stays where it is.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await server.kill();
  await expect(page.getByText("Nothing is lost")).toBeVisible();
  await server.run();
  await expect(page.getByText("Nothing is lost")).toBeHidden();
  expect([seen.n_loads, new Set(seen.spoken).size]).toEqual([2, 1]);
});
