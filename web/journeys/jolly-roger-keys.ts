/** Plays Jolly Roger by keyboard alone: on the deck itself, and with the list's number keys. */

import { expect, type Locator, type Page } from "@playwright/test";
import { choices, ending, prompt } from "./journey";
import { isAsked, press, tabTo } from "./keys";

/** An upper bound on the decisions of one seat in a game. */
const DECISIONS_MAX = 1500;
/** The number of choices that have a key of their own. */
const NUMBERED = 9;

/** Picks evenly among similar choices, and in the same way on every run. */
function dice(seed: number): (n: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Cards over the hand limit are picked one by one and sent with a button of their own. */
async function discard(page: Page, send: Locator): Promise<void> {
  const hand = page.locator('.jolly-roger [data-point="hand"] button');
  for (let idx = 0; (await send.isDisabled()) && idx < (await hand.count()); idx += 1) {
    await tabTo(page, hand.nth(idx));
    await page.keyboard.press("Space");
  }
  await press(page, send);
}

/** The controls on the deck that can be pressed now. */
function offered(page: Page): Locator {
  const table = page.locator(".jolly-roger");
  return table
    .locator('[data-point="buttons"] button')
    .or(table.locator("button.card.playable"))
    .or(table.locator("button.target, .target > button, button.assign"));
}

/** Presses a control on the deck, then picks a detail if one is needed. */
async function onDeck(page: Page, roll: (n: number) => number): Promise<void> {
  const all = offered(page);
  await press(page, all.nth(roll(await all.count())));
  const panel = page.locator(".jolly-roger .mine section.panel .choices button");
  const n_ways = await panel.count();
  if (n_ways > 0) await press(page, panel.nth(roll(n_ways)));
}

/** Makes one decision: sometimes on the deck, sometimes by a number if the list has one. */
async function decide(page: Page, roll: (n: number) => number): Promise<void> {
  const send = page.getByTestId("discard");
  if (await send.isVisible()) return discard(page, send);
  const n_listed = Math.min(await choices(page).count(), NUMBERED);
  if (n_listed > 0 && roll(2) === 0) await page.keyboard.press(String(1 + roll(n_listed)));
  else if ((await offered(page).count()) > 0) await onDeck(page, roll);
  const confirm = prompt(page).locator(".buttons button").last();
  if (await confirm.isVisible()) await press(page, confirm);
}

/** Plays until the game is over; returns the number of decisions. */
export async function playJollyRoger(page: Page, seed = 1): Promise<number> {
  const roll = dice(seed);
  for (let made = 0; made < DECISIONS_MAX; made += 1) {
    const goesOn = async () => (await isAsked(page)) || (await ending(page).isVisible());
    await expect.poll(goesOn, { intervals: [20, 50, 100] }).toBe(true);
    if (await ending(page).isVisible()) return made;
    // If something else happens first, the next pass of the loop decides again.
    await decide(page, roll).catch(() => undefined);
  }
  throw new Error("the game does not end");
}
