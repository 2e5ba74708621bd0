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
  const mine = log.locator("[data-line]", { hasText: "You take from the beach" });
  await mine.hover();
  await expect(page.locator("[data-thing][data-lit]")).toHaveCount(1);
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
