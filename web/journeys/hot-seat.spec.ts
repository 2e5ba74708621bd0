/** Several people who share one screen and pass it on. */

import type { Page } from "@playwright/test";
import { ending, expect, expectAccessible, test } from "./journey";
import { playOn } from "./play";

const PEOPLE = ["Anne", "Mary"] as const;

/** Sets up a game for two at one screen, with a bot if the game needs a third player. */
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

/**
 * Plays, and takes the screen a given number of times when it is passed on. Returns who took it, in
 * order.
 */
async function share(page: Page, n_max = Infinity): Promise<string[]> {
  const taken: string[] = [];
  const ready = page.getByRole("button", { name: /^I am / });
  while (taken.length < n_max) {
    await playOn(page, { until: "dialog[open]", seed: taken.length });
    if (await ending(page).isVisible()) break;
    taken.push(await ready.innerText());
    await ready.click();
  }
  return taken;
}

/** Two people started the game, so there are no hints, and no chat between people at one screen. */
async function expectShared(page: Page): Promise<void> {
  await expect(page.locator('[data-point="prompt"]')).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Chat" })).toHaveCount(0);
}

test("two people share a screen for a whole game of rum @long", async ({ newcomer }) => {
  const page = await newcomer();
  await setUp(page, "rum");
  await expectShared(page);
  const taken = await share(page);
  for (const name of PEOPLE) {
    await expect(ending(page).locator(".tally .name", { hasText: name })).toBeVisible();
    expect(taken).toContain(`I am ${name}`);
  }
});

for (const game of ["port-royal", "jolly-roger"]) {
  test(`the screen goes from hand to hand at ${game} @long`, async ({ newcomer }) => {
    const page = await newcomer();
    await setUp(page, game);
    await expectShared(page);
    const taken = await share(page, 4);
    expect(taken).toHaveLength(4);
    // The screen is never passed to the person who already has it.
    expect(taken.filter((name, at) => name === taken[at - 1])).toEqual([]);
  });
}
