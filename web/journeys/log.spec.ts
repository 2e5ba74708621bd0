/** Understanding what happened: the log by turn, its cards on the table, and the strip of events. */

import { expect, test, toldLog } from "./journey";
import { playOn } from "./play";

test("the log tells turns, points at cards, and the strip steps through what others did", async ({
  newcomer,
}) => {
  const page = await newcomer();
  await page.goto("/local/rum");
  await playOn(page, { decisions_max: 2 });
  const log = await toldLog(page);
  await expect(log.getByRole("heading").last()).toBeVisible();
  await expect(log).not.toContainText("turn.");
  // A line whose card lies open on the table highlights it: my first card is in my hand.
  const open = page.locator("[data-thing]");
  const dealt = log.locator("[data-line]", { hasText: "Your first card" });
  await dealt.hover();
  await expect(open.and(page.locator("[data-lit]"))).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  // Arrow keys walk through the lines.
  await log.locator("[data-line][tabindex='0']").focus();
  await page.keyboard.press("ArrowUp");
  await expect(log.locator("[data-line]:focus")).toHaveCount(1);

  const strip = page.locator('[data-point="recap"]');
  const said = strip.locator(".said");
  const last = await said.innerText();
  await strip.getByRole("button", { name: "One event back" }).click();
  await expect(said).not.toHaveText(last, { useInnerText: true });
  await strip.getByRole("button", { name: "One event on" }).click();
  await expect(said).toHaveText(last, { useInnerText: true });
  await strip.getByRole("button", { name: "Since your last turn" }).click();
  await expect(said).toBeHidden();
});
