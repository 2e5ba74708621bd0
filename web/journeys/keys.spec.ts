/** A whole game of each kind by keyboard alone, from the first page to the end. */

import type { Page } from "@playwright/test";
import { ending, expect, GAMES, prompt, test, type Game } from "./journey";
import { playJollyRoger } from "./jolly-roger-keys";
import { countPointing, press } from "./keys";
import { playPortRoyal } from "./port-royal-keys";
import { playRum } from "./rum-keys";

const PLAYERS: Record<Game, (page: Page) => Promise<number>> = {
  rum: playRum,
  "port-royal": playPortRoyal,
  "jolly-roger": playJollyRoger,
};

for (const game of GAMES) {
  test(`a game of ${game} by keyboard alone @long`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto("/");
    const pointed = await countPointing(page);
    await press(page, page.locator(`a[href="/local/${game}"]`).first());
    await press(page, page.getByRole("button", { name: "Just play" }));
    await expect(prompt(page)).toBeVisible();
    expect(await PLAYERS[game](page)).toBeGreaterThan(5);
    await expect(ending(page)).toBeVisible();
    // The dialogue has the focus: a new game is a few keys away.
    await press(page, ending(page).getByRole("button", { name: "Play again" }));
    await expect(ending(page)).toBeHidden();
    expect(await pointed()).toBe(0);
  });
}
