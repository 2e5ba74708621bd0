/** Every card explains itself: to a mouse that rests on it, to a long press, to a key. */

import { choices, expect, test } from "./journey";

test("a card explains itself by mouse, finger and key, and still can be played", async ({
  newcomer,
}) => {
  const page = await newcomer();
  await page.goto("/local/rum");
  await expect(choices(page).first()).toBeEnabled();
  const info = page.getByTestId("card-info");
  const card = page.locator("[data-point=hand] button[data-card]").first();
  const id = await card.getAttribute("data-card");

  await card.hover();
  await expect(info).toBeVisible();
  await expect(info.getByText("in the game").first()).toBeVisible();
  await expect(info.locator('a[href^="/rules/rum#RUM-"]').first()).toBeVisible();
  // The mouse may go there, and Escape closes it.
  await info.hover();
  await expect(info).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(info).toBeHidden();

  // A click closes it, and is a click on the card.
  await page.mouse.move(0, 0);
  await card.hover();
  await expect(info).toBeVisible();
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await card.click();
  await expect(info).toBeHidden();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(0, 0);

  await card.focus();
  await page.keyboard.press("i");
  await expect(info).toBeFocused();
  await expect(info).toHaveAttribute("data-of", id ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(info).not.toHaveAttribute("data-of", id ?? "");
  await page.keyboard.press("Escape");
  await expect(info).toBeHidden();
  await expect(card).toBeFocused();

  // A long press is no click.
  const label = await card.getAttribute("aria-label");
  const box = await card.boundingBox();
  if (!box) throw new Error("not on the screen");
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 4, y: box.y + box.height / 2 };
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(info).toBeVisible();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(info).toBeVisible();
  await expect(card).toHaveAttribute("aria-label", label ?? "");
  await info.getByRole("button", { name: "Close" }).click();
  await expect(info).toBeHidden();
});

test("the rules show the game, its cards and its examples, and keep the wording at hand", async ({
  newcomer,
}) => {
  const page = await newcomer();
  await page.goto("/rules/rum");
  await expect(page.getByRole("heading", { name: "In one minute" })).toBeVisible();
  const cards = page.locator(".gallery [data-card]");
  await expect(cards).toHaveCount(29);
  await page.getByText("Collection cards", { exact: true }).first().click();
  await expect(cards).toHaveCount(7);
  await cards.first().hover();
  await expect(page.getByTestId("card-info")).toBeVisible();
  await page.mouse.move(0, 0);
  // With reduced motion an example goes step by step.
  const told = page.locator("figure [data-step]");
  await expect(told).toHaveAttribute("data-step", "0");
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(told).toHaveAttribute("data-step", "1");
  await expect(page.locator("#RUM-SET-HAND")).toBeHidden();
  await page.goto("/rules/rum#RUM-SET-HAND");
  await expect(page.locator("#RUM-SET-HAND")).toBeInViewport();
});
