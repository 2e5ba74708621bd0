/** Every page can be opened, says something, and can be used by everyone. */

import { expect, expectAccessible, test } from "./journey";

const PAGES = ["/", "/tables", "/new/rum", "/rules/rum", "/settings", "/about", "/nowhere"];

for (const path of PAGES) {
  test(`${path} is usable for everyone`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectAccessible(page);
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
