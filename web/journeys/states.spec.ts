/** Tables in many states, with every dialogue: accessible on a phone and on a desktop. */

import type { Page } from "@playwright/test";
import { choices, ending, expect, expectAccessible, GAMES, PHONE, prompt, test } from "./journey";
import { playOn, playToTheEnd } from "./play";
import { reach, SCENES, WITHOUT_CACHE } from "./scenes";
import { said, type Language } from "./words";

const DESKTOP = { width: 1440, height: 900 };
const LOCALES: Record<Language, string> = { en: "en-GB", pl: "pl-PL", de: "de-DE" };
/** Each scene is checked in one language; across all scenes each language comes up often enough. */
const LANGUAGES = Object.keys(LOCALES) as Language[];

Object.entries(SCENES).forEach(([name, scene], at) => {
  const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
  test(`${name} is usable for everyone, ${language} @long`, async ({ newcomer }) => {
    const page = await newcomer(LOCALES[language], WITHOUT_CACHE);
    await page.setViewportSize(DESKTOP);
    await reach(page, scene);
    await expectAccessible(page);
    await scene.then?.(page);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
  });
});

/** Opens a dialogue, checks it, and closes it with its key. */
async function lookAt(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const game of GAMES) {
  for (const [language, viewport] of [
    ["pl", PHONE],
    ["de", DESKTOP],
  ] as const) {
    test(`dialogues of ${game}: ${language}, ${viewport.width} wide @long`, async ({
      newcomer,
    }) => {
      const page = await newcomer(LOCALES[language]);
      await page.setViewportSize(viewport);
      const button = (key: string) =>
        page.getByRole("button", { name: said(language, key), exact: true });
      await page.goto(`/local/${game}`);
      await expect(choices(page).first()).toBeAttached();
      await expectAccessible(page);

      await lookAt(page, () => button("ui-play-menu").click());
      await lookAt(page, () => page.keyboard.press("?"));
      await lookAt(page, async () => {
        await button("ui-play-menu").click();
        await button("ui-solo-title").click();
      });
      if (viewport === PHONE) await lookAt(page, () => page.keyboard.press("l"));
      if (game === "jolly-roger") {
        await lookAt(page, async () => {
          await button("ui-play-menu").click();
          await button("ui-orders").click();
        });
      }

      // The advice of a bot, and a choice that is not confirmed yet.
      await button("ui-hint-button").click();
      await expect(prompt(page).locator(".hint")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("1");
      await expectAccessible(page);

      // Moments on the way, in the order in which they come.
      for (let leg = 1; leg <= 4 && !(await ending(page).isVisible()); leg += 1) {
        await playOn(page, { decisions_max: 6, seed: leg });
        await expectAccessible(page);
      }
      await playToTheEnd(page, 5);
      await expectAccessible(page);
      await button("ui-end-replay").click();
      await expect(page.getByRole("slider")).toBeVisible();
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowLeft");
      await expectAccessible(page);
    });
  }
}
