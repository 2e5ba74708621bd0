/** Every page opens, has content, fits a phone, and is accessible. */

import { expect, expectAccessible, PHONE, test } from "./journey";

const PAGES = [
  "/",
  "/tables",
  "/new/port-royal",
  "/rules/rum",
  "/rules/port-royal",
  "/rules/jolly-roger",
  "/ranks/rum",
  "/me",
  "/settings",
  "/about",
  "/replay",
  "/learn/rum",
  "/nowhere",
];

/** German has the longest words, Polish the most forms: a phone and a desktop each test one. */
const LOOKS = [
  { locale: "de-DE", viewport: PHONE },
  { locale: "pl-PL", viewport: { width: 1280, height: 800 } },
];

for (const { locale, viewport } of LOOKS) {
  test(`every page is usable for everyone: ${locale}, ${viewport.width} wide`, async ({
    newcomer,
  }) => {
    const page = await newcomer(locale);
    await page.setViewportSize(viewport);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator(".spinner")).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

test("the page speaks the reader's language", async ({ newcomer }) => {
  for (const [locale, words] of [
    ["pl-PL", "Trzy pirackie"],
    ["de-DE", "Drei Piraten"],
  ] as const) {
    const page = await newcomer(locale);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
    await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
  }
});
