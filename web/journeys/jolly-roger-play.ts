/** Plays Jolly Roger on its table: every decision by what the deck itself offers to click. */

import { expect, type Locator, type Page } from "@playwright/test";

/** More decisions than one seat of a game ever has. */
const DECISIONS_MAX = 1500;
/** No decision of others takes longer at test pace. */
const WAIT_MS = 60_000;
/** What was there to click may be gone when somebody else was quicker. */
const CLICK = { timeout: 1500 };

/** Whether something is asked of me. The title says so to those who look at another tab. */
async function isAsked(page: Page): Promise<boolean> {
  return (await page.title()).startsWith("●");
}

const over = (page: Page): Locator => page.locator(".jolly-roger .end");

/** Choices that look alike are drawn from evenly, the same way every time. */
function dice(seed: number): (n: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Cards over the hand limit are put together one by one and sent by their own button. */
async function discard(page: Page, send: Locator): Promise<void> {
  const hand = page.locator('.jolly-roger [data-point="hand"] button');
  for (let idx = 0; (await send.isDisabled()) && idx < (await hand.count()); idx += 1) {
    await hand.nth(idx).click(CLICK);
  }
  await send.click(CLICK);
}

/** What can be clicked on the table now. */
function offered(page: Page): Locator {
  const table = page.locator(".jolly-roger");
  return table
    .locator('[data-point="buttons"] button')
    .or(table.locator("button.card.playable"))
    .or(table.locator("button.target, .target > button, button.assign"));
}

/** One decision: something is clicked, said more exactly where it must be, and confirmed. */
async function decide(page: Page, roll: (n: number) => number): Promise<void> {
  const send = page.getByTestId("discard");
  if (await send.isVisible()) return discard(page, send);
  const all = offered(page);
  const count = await all.count();
  if (count === 0) return;
  await all.nth(roll(count)).click(CLICK);
  const panel = page.locator(".jolly-roger .mine section.panel .choices button");
  const choices = await panel.count();
  if (choices > 0) await panel.nth(roll(choices)).click(CLICK);
  const confirm = page.locator(".prompt .buttons .brass");
  if (await confirm.isVisible()) await confirm.click(CLICK);
}

/** Plays on until the game is over; returns how many decisions were made. */
export async function playOut(page: Page, seed: number): Promise<number> {
  const roll = dice(seed);
  for (let made = 0; made < DECISIONS_MAX; made += 1) {
    const goesOn = async () => (await isAsked(page)) || (await over(page).isVisible());
    await expect.poll(goesOn, { timeout: WAIT_MS, intervals: [20, 50, 100] }).toBe(true);
    if (await over(page).isVisible()) return made;
    // Something may come in between: then the next round of the loop decides anew.
    await decide(page, roll).catch(() => undefined);
  }
  throw new Error("the game does not end");
}
