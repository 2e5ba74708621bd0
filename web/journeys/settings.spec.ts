/** Settings do what they say, at once, in every tab, and are remembered. */

import { expect, expectAccessible, test } from "./journey";

test("what is set holds at once, in another tab, and after a reload @long", async ({
  newcomer,
}) => {
  const page = await newcomer();
  await page.goto("/settings");
  const other = await page.context().newPage();
  await other.goto("/");
  const root = page.locator("html");
  const size = () => root.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size();

  await page.getByText("Very large", { exact: true }).click();
  await page.getByRole("switch", { name: "Patterns as well as colours" }).click();
  await page.getByRole("switch", { name: "Sounds" }).click();
  await page.getByText("Standing orders: Jolly Roger").click();
  await page.getByLabel("Taking sides in a mutiny").selectOption("never");
  expect(await size()).toBeGreaterThan(before);
  await expectAccessible(page);
  await expect(other.locator("html")).toHaveAttribute("data-text", "huge");
  await expect(other.locator("html")).toHaveAttribute("data-patterns", "on");

  await page.reload();
  expect(await size()).toBeGreaterThan(before);
  await expect(page.getByRole("switch", { name: "Sounds" })).toBeChecked();
  await page.getByText("Standing orders: Jolly Roger").click();
  await expect(page.getByLabel("Taking sides in a mutiny")).toHaveValue("never");

  await page.getByRole("main").getByText("Deutsch", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
});

test("standing orders from the settings are given when a match begins @long", async ({
  newcomer,
}) => {
  const page = await newcomer();
  await page.goto("/settings");
  await page.getByText("Standing orders: Jolly Roger").click();
  await page.getByLabel("Taking sides in a mutiny").selectOption("never");
  await page.goto("/local/jolly-roger");
  await expect(page.locator('[data-point="prompt"]')).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Standing orders" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Taking sides in a mutiny")).toHaveValue("never");
});

test("a link to a rule shows that rule @long", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/rules/rum#RUM-SET-HAND");
  await expect(page.locator("#RUM-SET-HAND")).toBeInViewport();
});
