/** The page's budget as a browser sees it: what is fetched before the first card of each game. */

import type { Page, Request } from "@playwright/test";
import { REQUESTS_MAX, SCRIPT_MAX } from "../build/budget";
import { choices, expect, GAMES, test } from "./journey";

/** Everything this page fetches; a file that is fetched twice comes from the cache. */
function fetchedBy(page: Page): Map<string, Request> {
  const fetched = new Map<string, Request>();
  page.on("request", (request) => {
    // Pictures that the page cuts out of a file have addresses, too, but nobody fetches those.
    if (request.url().startsWith("blob:")) return;
    if (!fetched.has(request.url())) fetched.set(request.url(), request);
  });
  return fetched;
}

/** The compressed size of each script. */
async function scriptsOf(fetched: ReadonlyMap<string, Request>): Promise<[string, number][]> {
  const scripts = [...fetched].filter(([url]) => new URL(url).pathname.endsWith(".js"));
  const sizes = scripts.map(async ([url, request]): Promise<[string, number]> => {
    const { responseBodySize } = await request.sizes();
    return [new URL(url).pathname, responseBodySize];
  });
  return Promise.all(sizes);
}

async function expectWithinBudget(fetched: ReadonlyMap<string, Request>): Promise<void> {
  const names = [...fetched.keys()];
  expect(names.length, `requests:\n${names.join("\n")}`).toBeLessThanOrEqual(REQUESTS_MAX);
  const scripts = await scriptsOf(fetched);
  const bytes = scripts.reduce((sum, [, size]) => sum + size, 0);
  const list = scripts.map(([name, size]) => `${name} ${size}`).join("\n");
  expect(bytes, `bytes of script:\n${list}`).toBeLessThanOrEqual(SCRIPT_MAX);
}

/** The script of a game, and its engine. */
function filesOf(game: string): RegExp[] {
  return [new RegExp(`/assets/${game}-.*\\.js$`), new RegExp(`/assets/${game}-.*\\.wasm$`)];
}

/** Begins a newcomer's first game from the first page. */
async function playFirst(page: Page): Promise<void> {
  await page.locator(`a[href="/local/${GAMES[0]}"]`).first().click();
  await page.getByRole("button", { name: "Just play" }).click();
  await choices(page).first().waitFor();
}

for (const game of GAMES) {
  test(`${game}: little is fetched before the first card`, async ({ newcomer }) => {
    // Polish needs the most fonts.
    const page = await newcomer("pl-PL");
    const fetched = fetchedBy(page);
    await page.goto(`/local/${game}`);
    await choices(page).first().waitFor();
    await expectWithinBudget(fetched);
  });
}

test("an idle first page fetches the games, and a click fetches nothing more", async ({
  newcomer,
}) => {
  const page = await newcomer();
  const fetched = fetchedBy(page);
  await page.goto("/");
  // The service worker is registered after everything else.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const before = new Set(fetched.keys());
  for (const name of [/local\.worker-.*\.js$/, ...GAMES.flatMap(filesOf)]) {
    expect(
      [...before].some((url) => name.test(url)),
      String(name),
    ).toBe(true);
  }
  await playFirst(page);
  const scripts = [...fetched.keys()].filter((url) => /\.(js|wasm)$/.test(url));
  expect(scripts.filter((url) => !before.has(url))).toEqual([]);
});

test("a reader who saves data fetches no game before they choose one", async ({ newcomer }) => {
  const page = await newcomer();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const fetched = fetchedBy(page);
  await page.goto("/");
  await page.locator(`a[href="/local/${GAMES[0]}"]`).first().waitFor();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
  await playFirst(page);
  const others = GAMES.slice(1).map((game) => `/assets/${game}-`);
  expect([...fetched.keys()].filter((url) => others.some((name) => url.includes(name)))).toEqual(
    [],
  );
});
