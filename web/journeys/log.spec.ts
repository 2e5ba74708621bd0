/** Understanding what happened: the log by turn, its cards on the table, and the strip of events. */

import { choices, expect, prompt, test, toldLog } from "./journey";

test("the log tells turns, points at cards, and the strip steps through what others did", async ({
  newcomer,
}) => {
  const page = await newcomer();
  await page.goto("/local/rum");
  const log = await toldLog(page);
  // An open card is named; it comes into my hand, where everybody knows it.
  await choices(page).filter({ hasText: "Take from the beach:" }).first().click();
  await prompt(page).getByRole("button", { name: "Confirm" }).click();
  const strip = page.locator('[data-point="recap"]');
  await expect(strip.locator(".count")).toHaveText(/^(\d+)\/(?!1$)\d+$/);
  await expect(choices(page).first()).toBeEnabled();

  await expect(log).not.toContainText("It is");
  // Pointing at a line lights its cards, unless they have gone back to the wreck since.
  const lit = page.locator("[data-lit]");
  for (const line of await log.locator("[data-line]").all()) {
    await line.hover();
    if ((await lit.count()) > 0) break;
  }
  await expect(lit).not.toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  // Arrow keys walk through the lines.
  await log.locator("[data-line][tabindex='0']").focus();
  await page.keyboard.press("ArrowUp");
  await expect(log.locator("[data-line]:focus")).toHaveCount(1);

  const said = strip.locator(".said");
  const last = await said.innerText();
  await strip.getByRole("button", { name: "One event back" }).click();
  await expect(strip.locator(".count")).toHaveText(/^(\d+)\/(?!\1$)\d+$/);
  await strip.getByRole("button", { name: "One event on" }).click();
  await expect(said).toHaveText(last, { useInnerText: true });
  await strip.getByRole("button", { name: "Since your last turn" }).click();
  await expect(said).toBeHidden();
});
