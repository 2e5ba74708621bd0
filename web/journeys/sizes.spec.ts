/** Windows of all sizes: everybody at the table is seen, and a low window shows the table first. */

import type { Page } from "@playwright/test";
import { choices, expect, expectFits, PHONE, prompt, test } from "./journey";
import { playOn } from "./play";
import { reach, SCENES, WITHOUT_CACHE } from "./scenes";
import { introduce } from "./tables";

const WINDOWS = [{ width: 1280, height: 720 }, { width: 1440, height: 900 }, PHONE];
/** A phone on its side, and a laptop's window at a zoom of 200 %. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];
/** What a player chooses from, in each game. */
const CARDS = {
  rum: '[data-point="hand"] li',
  "port-royal": '[data-point="actions"] button',
  "jolly-roger": '[data-point="hand"] li',
};

test("ten players with clocks are all in the header, at any width", async ({ newcomer }) => {
  const page = await newcomer();
  await introduce(page, "Anneliese");
  const data = { game: "jolly-roger", seats: 10, pace: { kind: "relaxed" } };
  const made = await page.request.post("/api/tables", { data });
  await page.goto(`/t/${((await made.json()) as { table: string }).table}`);
  await page.getByRole("button", { name: "Fill up with bots" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  const seats = page.getByRole("list", { name: "At the table", exact: true });
  await expect(seats.getByRole("timer")).toHaveCount(10);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => cutOff(page), `in a window ${size.width} wide`).toEqual([]);
    await expectFits(page);
  }
});

/** The names in the header that are beside the screen, covered, or too narrow to be read. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>("header li .name")];
    const hidden = names.filter((name) => {
      const { left, right, top, bottom, width } = name.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return width < 24 || !name.closest("li")?.contains(on);
    });
    return hidden.map((name) => name.innerText);
  });
}

for (const [name, scene] of Object.entries(SCENES)) {
  const { decisive } = scene;
  if (decisive === undefined) continue;
  test(`${name} shows what decides, in windows of all sizes @long`, async ({ newcomer }) => {
    const page = await newcomer("en-GB", WITHOUT_CACHE);
    await page.setViewportSize({ width: 1280, height: 720 });
    await reach(page, scene);
    for (const size of [...WINDOWS, ...LOW]) {
      await page.setViewportSize(size);
      // A window of this size from the start: the list of choices is closed on a phone.
      await page.reload();
      await expect(page.locator(decisive).first()).toBeAttached();
      const sign = `covered in a window of ${size.width} × ${size.height}`;
      await expect.poll(() => covered(page, decisive), sign).toEqual([]);
    }
  });
}

/** The texts of matching elements whose middle is off the screen or below something else. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    const hidden = found.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !on || !(one.contains(on) || on.contains(one));
    });
    return hidden.map((one) => one.innerText);
  }, selector);
}

test("a card that is pointed at does not cover the next one", async ({ newcomer }) => {
  const page = await newcomer();
  // So narrow that the cards of the first hand overlap.
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/learn/jolly-roger");
  const cards = page.locator('[data-point="hand"] li');
  await expect(cards.nth(1)).toBeVisible();
  const first = await cards.nth(0).locator(".card").boundingBox();
  const second = await cards.nth(1).locator(".card").boundingBox();
  if (!first || !second) throw new Error("not on the screen");
  expect(second.x, "they overlap").toBeLessThan(first.x + first.width);
  const y = first.y + first.height / 2;
  await page.mouse.move(first.x + 4, y);
  const edge = [second.x + 4, y] as const;
  const on = await page.evaluate(([x, y]) => {
    const card = document.elementFromPoint(x, y)?.closest<HTMLElement>("li");
    return [...(card?.parentElement?.children ?? [])].findIndex((one) => one === card);
  }, edge);
  expect(on).toBe(1);
});

test("a low window shows the cards first, and one slim bar", async ({ newcomer }) => {
  const page = await newcomer();
  for (const [game, cards] of Object.entries(CARDS)) {
    await page.goto(`/local/${game}`);
    await expect(choices(page).first()).toBeAttached();
    for (const size of LOW) {
      await page.setViewportSize(size);
      const bar = page.locator(".page > .foot");
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(60);
      await expect(page.locator(cards).first()).toBeInViewport({ ratio: 0.9 });
      await expectFits(page);
    }
  }
});

test("RUM: a set is laid out without covering what it is for", async ({ newcomer }) => {
  const page = await newcomer("en-GB", { viewport: { width: 360, height: 800 } });
  await page.goto("/local/rum");
  await playOn(page, { until: "[data-set-next]", rather: ["[data-spot=wreck].can"] });
  for (const size of [null, ...LOW.slice(0, 1)]) {
    if (size) await page.setViewportSize(size);
    await page.locator("[data-set-next]").click();
    const play = page.locator('[data-confirm][aria-disabled="false"]');
    await expect(play).toBeVisible();
    expect(await isCovered(page, "[data-confirm]"), "the button is seen").toBe(false);
    expect(await isCovered(page, '[data-point="row"] li'), "so is the row").toBe(false);
    expect(await isCovered(page, '[data-point="me"] h3'), "and so is my camp").toBe(false);
    // A set is confirmed as everything else is.
    await play.click();
    await prompt(page).getByRole("button", { name: "Change" }).click();
    await expect(play).toBeVisible();
  }
});

/** Whether the middle of something is beside the screen, or under something else. */
function isCovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const found = document.querySelector(wanted);
    const box = found?.getBoundingClientRect();
    const at = box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const on = at && document.elementFromPoint(at.x, at.y);
    return !on || !found?.contains(on);
  }, selector);
}

test("Port Royal: my coins are seen in a low window", async ({ newcomer }) => {
  const page = await newcomer("en-GB", { viewport: LOW[0] ?? null });
  await page.goto("/local/port-royal");
  await expect(choices(page).first()).toBeAttached();
  await expect(page.locator('[data-point="status"] li.coins')).toBeInViewport({ ratio: 1 });
});
