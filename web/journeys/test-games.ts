/**
 * The test games, which only their folders know: played alone, at a table of the server, and read
 * about. They need a page and a server that were built with them; `cargo xtask journeys` does that.
 */

import { TEST_GAMES } from "../src/wire/generated/test-games";
import { choices, ending, expect, expectAccessible, test } from "./journey";
import { playToTheEnd } from "./play";
import { introduce, openTable, start } from "./tables";

for (const { id, names } of TEST_GAMES) {
  test(`a whole solo game of ${id}`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto(`/local/${id}`);
    await expect(choices(page).first()).toBeVisible();
    await expectAccessible(page);
    expect(await playToTheEnd(page)).toBeGreaterThan(3);
    await expect(ending(page).locator(".tally li")).not.toHaveCount(0);
  });

  test(`a game of ${id} at the server`, async ({ newcomer }) => {
    const page = await newcomer();
    await introduce(page, "Ann");
    await openTable(page, id, 3);
    await start(page);
    expect(await playToTheEnd(page)).toBeGreaterThan(3);
  });

  test(`${id} is offered by its address only`, async ({ newcomer }) => {
    const page = await newcomer("pl-PL");
    await page.goto("/");
    await expect(page.locator("article")).toHaveCount(3);
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(names.pl);
    await page.goto(`/new/${id}`);
    await expectAccessible(page);
    await expect(page.getByText("⟨")).toHaveCount(0);
  });
}
