/** Captains, the bots that search: at a local table, as advisers, and reviewing a finished game. */

import { ending, expect, expectAccessible, test } from "./journey";
import { playToTheEnd } from "./play";

test("captains play, advise and review in the page itself, offline @long", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto("/local/rum");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Another game" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("captain", { exact: true }).click();
  const fewer = dialog.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByRole("list", { name: "At the table" })).toContainText("captain");

  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.locator('[data-point="prompt"] .hint');
  await expect(hint).not.toContainText("…");
  await expect(hint).not.toBeEmpty();

  await playToTheEnd(page);
  await ending(page).getByRole("button", { name: "See it again" }).click();
  await page.getByRole("button", { name: "Review by a captain" }).click();
  await expect(page.getByText("The costliest decisions:")).toBeVisible({ timeout: 300_000 });
  await expectAccessible(page);
  const look = page.getByRole("button", { name: /^Look at move/ });
  if ((await look.count()) > 0) {
    const move = /\d+/.exec(await look.first().innerText())?.[0];
    await look.first().click();
    await expect(page).toHaveURL(new RegExp(`#m${Number(move) - 1}$`));
  }
});
