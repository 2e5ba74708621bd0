/** Tables at the server, for journeys that do not test how a table is opened. */

import type { Page } from "@playwright/test";
import { expect, prompt } from "./journey";

/** A table without a clock, open to spectators. */
export const setting = (game: string, seats: number) => ({
  game,
  seats,
  pace: { kind: "none" },
  spectators: "public",
});

/** Gives a browser a name, as its page would. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto("/");
  const answer = await page.request.post("/api/guest", { data: { name } });
  expect(answer.ok()).toBe(true);
}

/** Opens a table and takes a seat; returns its address. */
export async function openTable(page: Page, game: string, seats: number): Promise<string> {
  const made = await page.request.post("/api/tables", { data: setting(game, seats) });
  const { table } = (await made.json()) as { table: string };
  const path = `/t/${table}`;
  await page.goto(path);
  return path;
}

/** Fills the empty seats with bots and starts. */
export async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Fill up with bots" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(prompt(page)).toBeVisible();
}
