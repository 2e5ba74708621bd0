/** What journeys share: a server for each worker, people at browsers, and the moves they make. */

import AxeBuilder from "@axe-core/playwright";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { Server } from "./server";

interface Fixtures {
  /** A browser of somebody new, at a pace for tests. */
  newcomer: (language?: string) => Promise<Page>;
}

interface Workers {
  server: Server;
}

async function contextOf(browser: Browser, url: string, locale: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("tortuga.haste", "1"));
  return context;
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
    await use(async (locale = "en-GB") => {
      const context = await contextOf(browser, server.url, locale);
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(String(error)));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems, "no script of the page failed").toEqual([]);
  },
});

export { expect } from "@playwright/test";

/** No serious violation of what makes a page usable for everyone. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`,
  );
  expect(told).toEqual([]);
}

/** The prompt, where the page says what is asked of me. */
const prompt = (page: Page) => page.locator('[data-point="prompt"]');
const choices = (page: Page) => page.locator('[data-point="choices"]');
export const ending = (page: Page) =>
  page.getByRole("dialog").filter({ has: page.locator("table") });

const CLICK = { timeout: 2_000 };
const [yes, no] = [() => true, () => false];

/** Takes the first listed choice, or confirms what is chosen; `false` where nothing is asked. */
export async function move(page: Page): Promise<boolean> {
  const list = choices(page);
  if ((await list.count()) === 0) return false;
  if (!(await list.evaluate((details) => (details as HTMLDetailsElement).open))) {
    await list.locator("summary").click();
  }
  const first = list.getByRole("button").first();
  if (!(await first.isVisible()) || !(await first.isEnabled())) return false;
  // What was there to click may be gone when somebody else was quicker.
  if (!(await first.click(CLICK).then(yes, no))) return false;
  const confirm = prompt(page).locator("button").last();
  if (await page.locator('[aria-pressed="true"]').count()) await confirm.click(CLICK).catch(no);
  return true;
}

/** Plays first choices until the match is over. */
export async function playToTheEnd(page: Page, moves_max = 3_000): Promise<number> {
  for (let n_moves = 0; n_moves < moves_max;) {
    if (await ending(page).isVisible()) return n_moves;
    if (await move(page)) n_moves++;
    else await page.waitForTimeout(20);
  }
  throw new Error("the game does not end");
}
