/** Windows of all sizes: everybody at the table is seen, and a low window shows the table first. */

import type { Page } from "@playwright/test";
import { choices, expect, expectFits, PHONE, test } from "./journey";
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

test("a low window shows the cards first, and one slim bar", async ({ newcomer }) => {
  const page = await newcomer();
  for (const [game, cards] of Object.entries(CARDS)) {
    await page.goto(`/local/${game}`);
    await expect(choices(page).first()).toBeAttached();
    for (const size of LOW) {
      await page.setViewportSize(size);
      const bar = page.locator(".foot");
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(60);
      await expect(page.locator(cards).first()).toBeInViewport({ ratio: 0.9 });
      await expectFits(page);
    }
  }
});
