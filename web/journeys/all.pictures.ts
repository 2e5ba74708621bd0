/** Screenshots of each page, on phone and desktop, in three languages; see `web/pictures`. */

import type { Page } from "@playwright/test";
import { expect, OVER, test } from "./journey";
import { reach, SCENES, WITHOUT_CACHE } from "./scenes";

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const LANGUAGES = { en: "en-GB", pl: "pl-PL", de: "de-DE" };
const PAGES: Record<string, string> = {
  landing: "/",
  tables: "/tables",
  new: "/new/jolly-roger",
  rum: "/local/rum",
  "port-royal": "/local/port-royal",
  "jolly-roger": "/local/jolly-roger",
  "learn-rum": "/learn/rum",
  "learn-port-royal": "/learn/port-royal",
  "learn-jolly-roger": "/learn/jolly-roger",
  rules: "/rules/port-royal",
  ranks: "/ranks/rum",
  replay: "/replay",
  me: "/me",
  settings: "/settings",
  about: "/about",
  lost: "/nowhere",
};

/** A screenshot, taken once the fonts are loaded and no banner is left. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator(".banner")).toHaveCount(0);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `pictures/${name}.png` });
}

for (const [language, locale] of Object.entries(LANGUAGES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`pages, ${language}, ${size}`, async ({ newcomer }) => {
      const page = await newcomer(locale);
      await page.setViewportSize(viewport);
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        await expect(page.locator(".spinner")).toHaveCount(0);
        await picture(page, `${name}-${size}-${language}`);
      }
    });
  }

  for (const [name, scene] of Object.entries(SCENES)) {
    test(`${name}, ${language}`, async ({ newcomer }) => {
      const page = await newcomer(locale, WITHOUT_CACHE);
      await page.setViewportSize(SIZES.desktop);
      await reach(page, scene);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        // A finished table is replaced by a new one on reload.
        if (scene.until !== OVER) {
          if (size === "phone") await page.reload();
          await expect(page.locator(scene.until).first()).toBeAttached();
        }
        await scene.then?.(page);
        await picture(page, `${name}-${size}-${language}`);
      }
    });
  }
}
