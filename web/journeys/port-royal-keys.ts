/** Plays Port Royal by keyboard alone, at its own table: every decision is reached with Tab. */

import { expect, type Page } from "@playwright/test";
import { ending } from "./journey";
import { isAsked, press } from "./keys";

/** A careful player stops at this many ships in the harbour. */
const SHIPS_ENOUGH = 3;

/** What a careful player picks among the offered choices; `null` if nothing is asked. */
async function next(page: Page): Promise<string | null> {
  const offered = async (selector: string) => (await page.locator(selector).count()) > 0;
  if (await offered('[data-point="repel"]')) return '[data-point="repel"]';
  if (await offered("button.notice")) return "button.notice";
  if (await offered('[data-point="draw"]')) {
    const n_ships = await page.locator(".berths .ship").count();
    const enough = n_ships >= SHIPS_ENOUGH && (await offered('[data-point="stop"]'));
    return `[data-point="${enough ? "stop" : "draw"}"]`;
  }
  const rest = [".people button", ".berths button", '[data-point="stop"]', '[data-point="pass"]'];
  for (const selector of rest) if (await offered(selector)) return selector;
  return null;
}

/** Makes one decision by keyboard; `false` if nothing is asked. */
async function decide(page: Page): Promise<boolean> {
  const selector = await next(page);
  if (selector === null) return false;
  await press(page, page.locator(selector).last());
  if (selector === "button.notice") {
    const send = page.getByRole("dialog").locator("footer button").last();
    await expect(send).toBeVisible();
    await press(page, send);
    return true;
  }
  const chosen = page.locator('.port [aria-pressed="true"], .port .pending');
  if ((await chosen.count()) > 0) {
    await press(page, page.locator('[data-point="prompt"] .buttons button').last());
  }
  return true;
}

/** Plays until the game is over; returns the number of decisions. */
export async function playPortRoyal(page: Page): Promise<number> {
  for (let n_made = 0; ;) {
    const goesOn = async () => (await isAsked(page)) || (await ending(page).isVisible());
    await expect.poll(goesOn, { intervals: [20, 50, 100] }).toBe(true);
    if (await ending(page).isVisible()) return n_made;
    // A choice may be gone once an answer is on its way; then the loop looks again.
    if (await decide(page).catch(() => false)) n_made += 1;
  }
}
