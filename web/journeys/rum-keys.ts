/** Plays RUM by keyboard alone: every decision is reached with Tab and made with keys. */

import { expect, type Locator, type Page } from "@playwright/test";
import { ending, toldLog } from "./journey";
import { isAsked, press, tabTo } from "./keys";

async function ready(confirm: Locator): Promise<boolean> {
  return (await confirm.getAttribute("aria-disabled")) === "false";
}

/** Lays out a listed set, turns its first card and turns it back, and plays the set with two keys. */
async function playSet(page: Page, next: Locator, confirm: Locator): Promise<void> {
  await press(page, next);
  const laid = page.locator("[data-spot=hand] [aria-pressed=true]").first();
  await tabTo(page, laid);
  const before = await laid.getAttribute("aria-label");
  await page.keyboard.press("f");
  await expect(laid).not.toHaveAttribute("aria-label", before ?? "");
  await page.keyboard.press("f");
  await expect(laid).toHaveAttribute("aria-label", before ?? "");
  await expect.poll(() => ready(confirm)).toBe(true);
  await press(page, confirm);
  await page.keyboard.press("Enter");
}

/** Draws at a place: one key chooses it, another confirms. */
async function draw(page: Page, spot: Locator): Promise<void> {
  await expect(spot).toHaveAttribute("aria-disabled", "false");
  await press(page, spot);
  await expect(spot).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
}

/** Gives the parrot its cards one by one, until enough are chosen. */
async function putBack(page: Page, confirm: Locator): Promise<void> {
  await expect(confirm).toBeVisible();
  const cards = page.locator("[data-spot=hand] button[aria-pressed]");
  const count = await cards.count();
  for (let nth = 0; nth < count && !(await ready(confirm)); nth += 1) {
    await tabTo(page, cards.nth(nth));
    await page.keyboard.press("Space");
  }
  await press(page, confirm);
  await page.keyboard.press("Enter");
}

/** Plays until the game is over; returns the number of decisions. */
export async function playRum(page: Page): Promise<number> {
  const confirm = page.locator("[data-confirm]");
  const next = page.locator("[data-set-next]");
  const spots = ["place-0", "wreck", "place-1", "place-2"];
  const over = ending(page);
  let n_made = 0;
  for (;;) {
    await expect.poll(async () => (await over.count()) > 0 || (await isAsked(page))).toBe(true);
    if ((await over.count()) > 0) return n_made;
    const told = await (await toldLog(page)).innerText();
    if ((await page.locator("[data-phase=put-back]").count()) > 0) await putBack(page, confirm);
    else if ((await next.count()) > 0) await playSet(page, next, confirm);
    else await draw(page, page.locator(`[data-spot=${spots[n_made % spots.length]}]`));
    n_made += 1;
    // The table has answered when its announcement changes.
    await expect(page.getByRole("log")).not.toHaveText(told, { useInnerText: true });
  }
}
