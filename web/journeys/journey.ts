/** Shared by all journeys: a server for each worker, people with browsers, and general checks. */

import AxeBuilder from "@axe-core/playwright";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { GAMES as SHIPPED } from "../src/wire/generated/games";
import { OVER } from "./play";
import { Server } from "./server";

interface Fixtures {
  /** A browser of a new visitor, at a pace for tests. */
  newcomer: (language?: string, more?: BrowserContextOptions) => Promise<Page>;
}

interface Workers {
  server: Server;
}

export const GAMES = SHIPPED.map(({ id }) => id);
export type Game = (typeof GAMES)[number];

/** The smallest screen on which everything must fit. */
export const PHONE = { width: 360, height: 740 };

function contextOf(
  browser: Browser,
  url: string,
  more: BrowserContextOptions,
): Promise<BrowserContext> {
  const localStorage = [{ name: "tortuga.haste", value: "1" }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  return browser.newContext({ baseURL: url, reducedMotion: "reduce", storageState, ...more });
}

export const test = base.extend<Fixtures, Workers>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here.
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  newcomer: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (locale = "en-GB", more = {}) => {
      const context = await contextOf(browser, server.url, { locale, ...more });
      contexts.push(context);
      context.on("weberror", (error) => problems.push(String(error.error())));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems, "no script of the page failed").toEqual([]);
  },
});

export { expect } from "@playwright/test";

/** Checks that the page has no serious accessibility violation and does not overflow the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
  // There are no frames to check, and only violations are reported: this is three times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ runOnly: tags, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`,
  );
  expect(told, `what axe finds at ${page.url()}`).toEqual([]);
  await expectFits(page);
}

/** Checks that the page is not wider than the screen, so that nobody has to scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider, `so many pixels of ${page.url()} are beside the screen`).toBe(0);
}

/** The question to me, and every choice as a list. */
export const prompt = (page: Page) => page.locator('[data-point="prompt"]');
export const choices = (page: Page) => page.locator('[data-point="choices"] li button');

/** The log, once the game tells its events by turn: what that needs is loaded with the strip. */
export async function toldLog(page: Page) {
  await expect(page.locator('[data-point="recap"]')).toBeAttached();
  // It follows the table a frame later.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let nth = 0; nth < 2; nth += 1) await page.evaluate(frame);
  return page.getByRole("log");
}

/** The end of a match: who won, and what to do next. */
export const ending = (page: Page) =>
  page.locator("dialog[open]").filter({ has: page.locator(".ending") });

export { OVER };
