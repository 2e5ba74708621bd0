/** Several people who share one screen, which goes from hand to hand. */

import type { Page } from "@playwright/test";
import { ending, expect, expectAccessible, playToTheEnd, test } from "./journey";

const GAMES = ["rum", "port-royal", "jolly-roger"] as const;
const PEOPLE = ["Anne", "Mary"] as const;

/** Sets up a game for two at one screen, with a bot where the game wants a third. */
async function setUp(page: Page, game: string): Promise<void> {
  await page.goto(`/local/${game}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Another game" }).click();
  const dialog = page.getByRole("dialog");
  const fewer = dialog.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await dialog.getByRole("button", { name: "One person more" }).click();
  for (const [at, name] of PEOPLE.entries()) await dialog.getByRole("textbox").nth(at).fill(name);
  await expectAccessible(page);
  await dialog.locator('button[type="submit"]').click();
}

/** Takes the screen where it is passed on, whoever it is for. */
async function takeScreen(page: Page, seen: Set<string>): Promise<void> {
  const ready = page.getByRole("button", { name: /^I am / });
  await page.addLocatorHandler(ready, async () => {
    seen.add(await ready.innerText());
    // Nothing of the table is to be seen while the screen changes hands.
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    await ready.click();
  });
}

for (const game of GAMES) {
  test(`two people share a screen at ${game} @long`, async ({ newcomer }) => {
    const page = await newcomer();
    const seen = new Set<string>();
    await setUp(page, game);
    await expect(page.locator('[data-point="prompt"]')).toBeVisible();
    // Two began it: nobody gets hints, and nobody needs a talk with the one beside them.
    await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
    await expect(page.getByRole("radio", { name: "Talk" })).toHaveCount(0);
    await takeScreen(page, seen);
    await playToTheEnd(page);
    await expect(ending(page).getByRole("rowheader", { name: "Anne" })).toBeVisible();
    await expect(ending(page).getByRole("rowheader", { name: "Mary" })).toBeVisible();
    expect([...seen].sort()).toEqual(["I am Anne", "I am Mary"]);
  });
}
