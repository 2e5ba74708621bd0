/** What the page tells at a table covers no card and no question, and moves nothing. */

import type { Page } from "@playwright/test";
import { choices, expect, prompt, test } from "./journey";
import { playOn } from "./play";
import { said } from "./words";

const SMALL = { width: 360, height: 800 };
/** The bar below the table: what happened, the question, the choices. */
const BAR = ".page > .foot";
const HAND = '[data-point="hand"]';

/** Where the table and the bar below it lie. */
const places = (page: Page) =>
  Promise.all([page.locator("main"), page.locator(BAR)].map((one) => one.boundingBox()));

/** Writes down what each banner over the header covers, from now on. */
function watchBanners(page: Page, kept: string[]): Promise<void> {
  return page.evaluate((kept) => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const look = () => {
      const banner = document.querySelector(".moment.aside")?.getBoundingClientRect();
      if (!banner) return;
      const covers = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && box.top < banner.bottom && banner.top < box.bottom;
      };
      const cut = banner.left < 0 || banner.right > innerWidth || banner.top < 0;
      seen.push([...kept.filter(covers), ...(cut ? ["the edge"] : [])]);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, kept);
}

test("what is told covers no question and no card, and moves nothing", async ({ newcomer }) => {
  const page = await newcomer("de-DE", { viewport: SMALL });
  await page.goto("/local/rum");
  await expect(choices(page).first()).toBeAttached();
  const title = page.locator('[data-point="recap"] .title');
  await expect(title).toBeInViewport({ ratio: 1 });
  const [told, line] = await Promise.all([
    title.boundingBox(),
    title.evaluate((one) => parseFloat(getComputedStyle(one).lineHeight)),
  ]);
  expect(told?.height, "the title of the strip has one line").toBeLessThan(1.5 * line);

  const before = await places(page);
  await page.getByRole("button", { name: said("de", "ui-hint-button"), exact: true }).click();
  await expect(prompt(page).locator(".hint")).toBeVisible();
  expect(await places(page), "a hint moves nothing").toEqual(before);

  await watchBanners(page, [BAR, HAND]);
  await playOn(page, { until: ".moment.aside", rather: ["[data-spot=wreck].can"] });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[][] }).seen);
  expect(seen.length, "a big moment came").toBeGreaterThan(0);
  expect(seen.flat(), "covered by a banner").toEqual([]);
});

test("the offer of sounds is in the header and covers nothing", async ({ newcomer }) => {
  const storageState = { cookies: [], origins: [] };
  const page = await newcomer("en-GB", { viewport: SMALL, storageState });
  await page.goto("/local/rum");
  await expect(choices(page).first()).toBeAttached();
  await playOn(page, { decisions_max: 2 });
  const offer = page.getByRole("complementary", { name: said("en", "ui-sound-offer") });
  await expect(offer).toBeInViewport({ ratio: 1 });
  const covered = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>("header button")];
    const hidden = buttons.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return one.checkVisibility() && !one.contains(on);
    });
    return hidden.map((one) => one.ariaLabel ?? one.innerText);
  });
  expect(covered).toEqual([]);
});
