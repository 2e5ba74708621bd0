/**
 * Moments in the middle of games, for screenshots. A local game is dealt from a fixed seed and
 * played by clicks until the moment comes, so that the screenshot is the same every time.
 */

import type { BrowserContext, Page } from "@playwright/test";
import { expect, OVER } from "./journey";
import { playOn } from "./play";

export interface Scene {
  game: "rum" | "port-royal" | "jolly-roger";
  seats: number;
  seed: number;
  /** The options chosen before the game; the rest have their defaults. */
  options?: Record<string, string>;
  /** The selector that matches when the moment has come. */
  until: string;
  /** Selectors to click instead of a choice of the list; the first that matches wins. */
  rather?: string[];
  /** What decides here: it is seen in windows of all sizes, and nothing covers it. */
  decisive?: string;
  /** Further steps before the screenshot. */
  then?: (page: Page) => Promise<unknown>;
}

/** A service worker would answer from its cache and bypass the fixed seed. */
export const WITHOUT_CACHE = { serviceWorkers: "block" } as const;

/** Replaces the workers' random bytes by bytes from a seed. */
const dice = (seed: number) => `{
  let state = ${seed} >>> 0 || 1;
  crypto.getRandomValues = (bytes) => bytes.map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  });
}
`;

/** Opens a local game whose deals are known. */
async function deal(page: Page, { game, seats, seed, options = {} }: Scene): Promise<void> {
  await loadDice(page.context(), seed);
  const solo = { solo: { seats, level: "bosun", people: [], options } };
  await page.goto("/about");
  await page.evaluate(
    async ([key, text]) => {
      localStorage.setItem("tortuga.haste", "1");
      localStorage.setItem(key, text);
      const forgotten = indexedDB.deleteDatabase("tortuga");
      await new Promise((done) => (forgotten.onsuccess = forgotten.onblocked = done));
    },
    [`tortuga.last.${game}`, JSON.stringify(solo)] as const,
  );
  await page.goto(`/local/${game}`);
  await expect(page.locator('[data-point="prompt"]')).toBeVisible();
}

async function loadDice(context: BrowserContext, seed: number): Promise<void> {
  await context.unroute(/local\.worker/);
  await context.route(/local\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: dice(seed) + (await response.text()) });
  });
}

/** The number of deals to try: bots search against the clock, so their moves vary. */
const DEALS_MAX = 8;

/**
 * Deals and plays on until the moment has come; picks at random when no preferred choice is
 * offered.
 */
export async function reach(page: Page, scene: Scene): Promise<void> {
  const { game, until, rather = [], seed } = scene;
  for (let nth = 0; nth < DEALS_MAX; nth++) {
    await deal(page, { ...scene, seed: seed + nth });
    await playOn(page, { until, rather, seed: seed + nth });
    if ((await page.locator(until).count()) > 0) return;
  }
  throw new Error(`${game} does not come to ${until}`);
}

const SHIPS_THREE = ".berths li:has(.ship) ~ li:has(.ship) ~ li:has(.ship)";
const SEALED = ".jolly-roger .sealed";

/** Opens the replay of the finished game in the middle, with a captain's review. */
async function review(page: Page): Promise<void> {
  const replay = page.locator("dialog[open] .ending .more button").first();
  if (await replay.isVisible()) {
    await replay.click();
    await page.getByRole("slider").fill("20");
    await page.locator("header button").first().click();
  }
  await expect(page.locator("aside progress")).toHaveCount(0);
  await expect(page.locator("aside li").first()).toBeVisible();
}

export const SCENES: Record<string, Scene> = {
  "rum-set": {
    game: "rum",
    seats: 4,
    seed: 7,
    rather: ['[data-spot="wreck"][aria-disabled="false"]'],
    until: "[data-phase]:has([data-set-next]) [data-spot=hand] li:nth-child(5)",
    then: (page) => page.locator("[data-set-next]").click(),
  },
  "rum-putting-back": {
    game: "rum",
    seats: 3,
    seed: 4,
    rather: ['[data-spot="wreck"][aria-disabled="false"]'],
    until: "[data-phase=put-back]:has([data-confirm]) [data-spot=hand] li:nth-child(3)",
    then: (page) => page.locator("[data-spot=hand] button[aria-pressed]").first().click(),
  },
  "rum-over": { game: "rum", seats: 3, seed: 3, until: OVER },
  "rum-review": { game: "rum", seats: 3, seed: 3, until: OVER, then: review },
  "port-royal-harbour": {
    game: "port-royal",
    seats: 4,
    seed: 5,
    rather: [
      '[data-point="repel"]',
      '.port:not(:has(.mine .crew li:nth-child(3))):has(.people li:nth-child(2)) [data-point="stop"]',
      '[data-point="draw"]',
      ".people .playable",
      ".berths button",
    ],
    until: `.port:has([data-point="draw"]):has(.notice):has(.mine .crew li:nth-child(3)):has(.people .card) ${SHIPS_THREE}`,
  },
  "port-royal-taking": {
    game: "port-royal",
    seats: 3,
    seed: 8,
    rather: [
      '[data-point="repel"]',
      '.port:has(.people li:nth-child(2)) [data-point="stop"]',
      '[data-point="draw"]',
      ".people .playable",
      ".berths button",
    ],
    until: '.port:has([data-point="pass"]):has(.mine .crew li:nth-child(3)) .people .playable',
  },
  "port-royal-over": { game: "port-royal", seats: 3, seed: 4, until: OVER },
  "jolly-roger-attack": {
    game: "jolly-roger",
    seats: 5,
    seed: 2,
    until: ".stage:has(.now.asked) [data-point=attack] .pile li:nth-child(3)",
    decisive: "[data-point=attack] .gauge strong",
  },
  "jolly-roger-mutiny": {
    game: "jolly-roger",
    seats: 6,
    seed: 2,
    until: ".stage:has(.now.asked) [data-point=mutiny] .pile li:nth-child(2)",
    decisive: "[data-point=mutiny] .total strong",
  },
  "jolly-roger-sharing": {
    game: "jolly-roger",
    seats: 3,
    seed: 3,
    rather: [".hand button.card.playable", ".pot button.playable"],
    until: "[data-point=pot] .gives",
    decisive: "[data-point=pot] li, .place .name",
  },
  "jolly-roger-bribe": {
    game: "jolly-roger",
    seats: 4,
    seed: 6,
    until: "[data-point=bribe]",
    then: async (page) => {
      await page.locator("[data-point=bribe]").click();
      await page.locator("dialog form label").first().click();
      await page.locator("[data-point=add-promise]").click();
    },
  },
  "jolly-roger-show": {
    game: "jolly-roger",
    seats: 4,
    seed: 6,
    options: { prizes: "hidden" },
    until: ".table:has(.sealed) [data-point=show]",
    then: async (page) => {
      await page.locator("[data-point=show]").click();
      await page.locator("dialog form fieldset .card").first().click();
      await page.locator("dialog form label").first().click();
    },
  },
  "jolly-roger-ten": {
    game: "jolly-roger",
    seats: 10,
    seed: 1,
    until: `[data-point=hand] li:nth-child(3), ${SEALED}`,
  },
  "jolly-roger-over": { game: "jolly-roger", seats: 4, seed: 3, until: OVER },
};
