/** Plays Jolly Roger by keyboard alone: on the deck itself, and by the numbers of the list. */

import { expect, type Locator, type Page } from "@playwright/test";
import { choices, ending, prompt } from "./journey";
import { isAsked, press, tabTo } from "./keys";

/** More decisions than one seat of a game ever has. */
const DECISIONS_MAX = 1500;
/** So many choices have a key of their own. */
const NUMBERED = 9;

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
    await tabTo(page, hand.nth(idx));
    await page.keyboard.press("Space");
  }
  await press(page, send);
}

/** What can be pressed on the deck now. */
function offered(page: Page): Locator {
  const table = page.locator(".jolly-roger");
  return table
    .locator('[data-point="buttons"] button')
    .or(table.locator("button.card.playable"))
    .or(table.locator("button.target, .target > button, button.assign"));
}

/** Presses something on the deck and says more exactly what, where one must. */
async function onDeck(page: Page, roll: (n: number) => number): Promise<void> {
  const all = offered(page);
  await press(page, all.nth(roll(await all.count())));
  const panel = page.locator(".jolly-roger .mine section.panel .choices button");
  const n_ways = await panel.count();
  if (n_ways > 0) await press(page, panel.nth(roll(n_ways)));
}

/** One decision. Now it is made on the deck and now by a number, as long as the list has one. */
async function decide(page: Page, roll: (n: number) => number): Promise<void> {
  const send = page.getByTestId("discard");
  if (await send.isVisible()) return discard(page, send);
  const n_listed = Math.min(await choices(page).count(), NUMBERED);
  if (n_listed > 0 && roll(2) === 0) await page.keyboard.press(String(1 + roll(n_listed)));
  else if ((await offered(page).count()) > 0) await onDeck(page, roll);
  const confirm = prompt(page).locator(".buttons button").last();
  if (await confirm.isVisible()) await press(page, confirm);
}

/** Plays on until the game is over; says how many decisions were made. */
export async function playJollyRoger(page: Page, seed = 1): Promise<number> {
  const roll = dice(seed);
  for (let made = 0; made < DECISIONS_MAX; made += 1) {
    const goesOn = async () => (await isAsked(page)) || (await ending(page).isVisible());
    await expect.poll(goesOn, { intervals: [20, 50, 100] }).toBe(true);
    if (await ending(page).isVisible()) return made;
    // Something may come in between: then the next round of the loop decides anew.
    await decide(page, roll).catch(() => undefined);
  }
  throw new Error("the game does not end");
}
