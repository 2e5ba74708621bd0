/** Alone against bots, in the page itself. */

import { ending, expect, expectAccessible, playToTheEnd, test } from "./journey";

const GAMES = ["rum", "port-royal", "jolly-roger"] as const;

for (const game of GAMES) {
  // The shortest game is played with every change, the others before a release.
  const tag = game === "rum" ? "" : " @long";

  test(`a whole solo game of ${game}${tag}`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto("/");
    await page.locator(`a[href="/local/${game}"]`).first().click();
    await expect(page.locator('[data-point="prompt"]')).toBeVisible();
    await expectAccessible(page);
    const n_moves = await playToTheEnd(page);
    expect(n_moves).toBeGreaterThan(3);
    await expect(ending(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test("a reload in the middle of a solo game loses nothing", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/local/rum");
  const prompt = page.locator('[data-point="prompt"]');
  await expect(prompt).toBeVisible();
  const list = page.locator('[data-point="choices"]');
  await expect(list.getByRole("button").first()).toBeVisible();
  const before = await list.getByRole("button").allInnerTexts();
  await page.reload();
  await expect(list.getByRole("button").first()).toBeVisible();
  expect(await list.getByRole("button").allInnerTexts()).toEqual(before);
});

test("a solo game can be played offline once the page was loaded @long", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto("/local/rum");
  await playToTheEnd(page);
  await expect(ending(page)).toBeVisible();
});
