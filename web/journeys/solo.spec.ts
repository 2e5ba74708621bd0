/** One person against bots, at a local table. */

import type { Page } from "@playwright/test";
import {
  choices,
  ending,
  expect,
  expectAccessible,
  GAMES,
  PHONE,
  prompt,
  test,
  toldLog,
} from "./journey";
import { playOn, playToTheEnd } from "./play";

/** From the first page to the end of a game. */
async function playThrough(page: Page, game: string): Promise<void> {
  await page.locator(`a[href="/local/${game}"]`).first().click();
  // A first game begins with its goal and one small choice.
  await expectAccessible(page);
  await page.getByRole("button", { name: "Just play" }).click();
  await expect(choices(page).first()).toBeVisible();
  await expectAccessible(page);
  expect(await playToTheEnd(page)).toBeGreaterThan(3);
  await expect(ending(page).locator(".tally li")).not.toHaveCount(0);
  await expectAccessible(page);
}

/** Closes the result and opens it again: nobody is left at a table with nothing to do. */
async function closeTheResult(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(ending(page)).toBeHidden();
  const bar = page.locator('[data-point="over"]');
  await expect(bar).toContainText(/You win!|wins\.|share the win/);
  for (const name of ["See it again", "Review by a captain", "Save the record", "Play again"]) {
    await expect(bar.getByRole("button", { name })).toBeVisible();
  }
  await bar.getByRole("button", { name: "Show the result" }).click();
  await expect(ending(page)).toBeVisible();
}

/** Replays the game that has just ended. */
async function seeAgain(page: Page): Promise<void> {
  await ending(page).getByRole("button", { name: "See it again" }).click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/#m\d+$/);
  await expectAccessible(page);
}

/** In a replay every hand is open, unless one looks through one pair of eyes. */
async function expectOpenHands(page: Page): Promise<void> {
  const hand = page.locator('[data-hand="1"] .known');
  await page.getByRole("slider").press("Home");
  await expect(hand).not.toHaveCount(0);
  await page.getByLabel("Seen by").selectOption("0");
  await expect(hand).toHaveCount(0);
}

/** However long the count is, another game is one click away. */
async function expectNextInSight(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [{ width: 1280, height: 720 }, PHONE]) {
    await page.setViewportSize(size);
    const again = ending(page).getByRole("button", { name: "Play again" });
    await expect(again).toBeInViewport({ ratio: 1 });
  }
  if (before) await page.setViewportSize(before);
}

for (const game of GAMES) {
  test(`a whole solo game of ${game}`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto("/");
    await playThrough(page, game);
    // The tenth voyage ends Jolly Roger, whatever the round.
    if (game === "jolly-roger") {
      // The small picture of the turning point is a table, too, of an earlier moment.
      const round = page.locator("main [data-round]");
      await expect(round).toHaveText("10 of 10 voyages done");
    }
    await expectNextInSight(page);
    if (game === "port-royal") return;
    await closeTheResult(page);
    await seeAgain(page);
    await expectOpenHands(page);
  });

  test(`a whole solo game of ${game} without a network @long`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await playThrough(page, game);
    await seeAgain(page);
    // Even the page itself comes from the browser's cache.
    await page.goto(`/local/${game}`);
    await expect(prompt(page)).toBeVisible();
  });
}

test("a move is taken back, and another one may follow", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/local/port-royal");
  const undo = page.locator('[data-point="prompt"].mine [data-undo]');
  await playOn(page, { until: '[data-point="prompt"].mine [data-undo]' });
  await expectAccessible(page);
  const after = await choices(page).allInnerTexts();
  await undo.click();
  await expect.poll(() => choices(page).allInnerTexts()).not.toEqual(after);
  await playOn(page, { until: '[data-point="prompt"].mine [data-undo]', seed: 2 });
  const again = await choices(page).allInnerTexts();
  await page.keyboard.press("u");
  await expect.poll(() => choices(page).allInnerTexts()).not.toEqual(again);
  // Somebody who has played goes straight in.
  await page.goto("/");
  await page.locator('a[href="/local/port-royal"]').last().click();
  await expect(choices(page).first()).toBeVisible();
});

test("a reload in the middle of a solo game loses nothing", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/local/rum");
  await expect(choices(page).first()).toBeVisible();
  const before = await choices(page).allInnerTexts();
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  expect(await choices(page).allInnerTexts()).toEqual(before);
});

test("a choice can be changed until it is confirmed, and a bot advises", async ({ newcomer }) => {
  const page = await newcomer();
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.goto("/local/rum");
  await choices(page).first().click();
  await expect(choices(page).first()).toHaveAttribute("aria-pressed", "true");
  await prompt(page).getByRole("button", { name: "Change" }).click();
  await expect(choices(page).first()).toHaveAttribute("aria-pressed", "false");
  // A button that cannot do anything yet says why.
  await page.locator("[data-confirm]").click({ force: true });
  await expect(page.getByText("This set has no card from your hand.")).toBeVisible();
  // On a phone, too, where the question itself is below the table.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator("[data-confirm]").click({ force: true });
  await expect(page.getByText("This set has no card from your hand.")).toBeVisible();
  await page.setViewportSize(desktop);
  // Advice comes above the prompt, and the table stays as it is.
  const table = await page.locator("main .table").boundingBox();
  await prompt(page).getByRole("button", { name: "Hint" }).click();
  await expect(prompt(page).locator(".hint")).toBeVisible();
  expect(await page.locator("main .table").boundingBox()).toEqual(table);
  // Enter acts on what a number key selected last, not on what had the focus before.
  await choices(page).nth(2).focus();
  await page.keyboard.press("4");
  await expect(choices(page).nth(3)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(await toldLog(page)).toContainText("You draw from the wreck");
});
