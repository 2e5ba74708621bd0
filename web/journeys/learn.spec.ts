/** The tutorial: a newcomer reads, makes every move that is asked for, and reaches the end. */

import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, GAMES, test } from "./journey";

const LANGUAGES = ["en-GB", "pl-PL", "de-DE"] as const;
/** A control may be covered by what the click opened. */
const CLICK = { timeout: 2_000 };

const progress = async (page: Page) => Number(await page.locator("progress").getAttribute("value"));

/** The controls at the thing that the step is about, or the button that sends the draft. */
function offered(page: Page): Locator {
  const pointed = page.locator("button.pointed, .pointed button, button:has(.pointed)");
  const panel = page.locator(".mine section.panel .choices button");
  const composed = page.locator("[data-set-next], [data-confirm]");
  return composed.or(panel).or(pointed).and(page.locator(":not([disabled])"));
}

/** Tries the highlighted controls until the step is done. */
async function act(page: Page, at: number): Promise<void> {
  const done = async () => (await progress(page)) > at;
  await expect(offered(page).first()).toBeVisible();
  const count = await offered(page).count();
  for (let nth = 0; nth < count && !(await done()); nth += 1) {
    const button = offered(page).nth(nth);
    if (!(await button.isVisible().catch(() => false))) continue;
    await button.click(CLICK).catch(() => undefined);
    const send = page.locator('[data-confirm][aria-disabled="false"]');
    if (!(await done()) && (await send.count()) > 0) await send.click(CLICK);
  }
  await expect.poll(done, `the step after ${at} goes on`).toBe(true);
}

async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  const teller = page.locator(".teller");
  const last = page.locator(`.teller a[href="/local/${game}"]`);
  const next = teller.locator("[data-next]");
  const skip = teller.locator("[data-skip]");
  await expect(teller).toBeVisible();
  await expectAccessible(page);
  const steps = Number(await page.locator("progress").getAttribute("max"));
  for (let at = 0; at < steps; at += 1) {
    await expect.poll(() => progress(page)).toBe(at);
    // Moves of others are played automatically before the step is shown.
    await expect(next.or(skip).or(page.locator(".pointed")).first()).toBeVisible();
    // The rest of the game is played quickly after the newcomer's last move.
    if ((await skip.count()) > 0) {
      await skip.click(CLICK).catch(() => undefined);
      await expect(next).toBeVisible();
    }
    if ((await next.count()) > 0) await next.click();
    else await act(page, at);
  }
  await expect(last).toBeVisible();
  await expectAccessible(page);
}

for (const game of GAMES) {
  for (const language of LANGUAGES) {
    test(`the first steps in ${game}, ${language} @long`, async ({ newcomer }) => {
      const page = await newcomer(language);
      await learn(page, game);
    });
  }
}
