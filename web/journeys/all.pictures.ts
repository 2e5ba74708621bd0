/** Pictures of each page, on a phone and on a desktop, in three languages; see `web/pictures`. */

import { expect, test } from "./journey";

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };
const LANGUAGES = { en: "en-GB", pl: "pl-PL", de: "de-DE" };
const PAGES: Record<string, string> = {
  landing: "/",
  tables: "/tables",
  new: "/new/jolly-roger",
  rum: "/local/rum",
  "port-royal": "/local/port-royal",
  "jolly-roger": "/local/jolly-roger",
  learn: "/learn/rum",
  rules: "/rules/port-royal",
  ranks: "/ranks/rum",
  me: "/me",
  settings: "/settings",
  about: "/about",
};

for (const [language, locale] of Object.entries(LANGUAGES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`${language}, ${size}`, async ({ newcomer }) => {
      const page = await newcomer(locale);
      await page.setViewportSize(viewport);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        await page.waitForLoadState("networkidle");
        // Bots move first as often as not; what they do is part of the picture.
        await page.waitForTimeout(1_500);
        await page.screenshot({ path: `pictures/${name}-${size}-${language}.png` });
      }
    });
  }
}
