/** Replays: at any move, from any seat's view, by a link, from a file. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ending, expect, expectAccessible, prompt, test } from "./journey";
import { playOn, playToTheEnd } from "./play";
import { playByWire } from "./wire";
import { said } from "./words";

const GAMES = [
  ["rum", 2],
  ["port-royal", 3],
  ["jolly-roger", 4],
] as const;

/** Plays a game against bots at the server, and opens its record. */
async function playThere(page: Page, game: string, seats: number): Promise<void> {
  await page.goto("/");
  await page.request.post("/api/guest", { data: { name: "Ann" } });
  const made = await page.request.post("/api/tables", {
    data: { game, seats, pace: { kind: "none" } },
  });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await page.getByRole("button", { name: "Fill up with bots" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator('[data-point="prompt"]')).toBeVisible();
  // Another connection plays at the same seat; this page follows like a second tab.
  await playByWire(page, table, 1);
  await ending(page).getByRole("button", { name: "See it again" }).click();
}

/** Scrubs back and forth, changes the point of view, and saves the record. Returns the record. */
async function lookAround(page: Page): Promise<string> {
  const [slider, at] = [page.getByRole("slider"), page.locator("footer output")];
  await expect(at).toHaveText(/^0 \/ \d+$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(at).toHaveText(/^1 \//);
  await expect(page).toHaveURL(/#m1$/);
  await slider.press("End");
  const last = Number(await slider.getAttribute("max"));
  await expect(at).toHaveText(`${last} / ${last}`);
  await page.getByRole("button", { name: "One move back" }).click();
  // The slider appears at once, the position a moment later.
  const said = page.locator(`footer p[data-move="${last - 1}"]`);
  const open = await said.innerText();
  expect(open.length).toBeGreaterThan(0);
  await page.getByLabel("Seen by").selectOption("0");
  await page.getByLabel("Seen by").selectOption("referee");
  await expect(said).toHaveText(open);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).click();
  return readFile(await (await saved).path(), "utf8");
}

for (const [game, seats] of GAMES) {
  test(`a game of ${game} at the server is seen again @long`, async ({ newcomer }) => {
    const page = await newcomer();
    await playThere(page, game, seats);
    const record = await lookAround(page);

    // A link opens a move for everybody who may see the record.
    const link = new URL(page.url());
    link.hash = "#m5";
    await page.goto("/");
    await page.goto(link.href);
    await expect(page.locator("footer output")).toHaveText(/^5 \//);

    // The saved file can be opened.
    await page.goto("/replay");
    const file = { name: "a.record", mimeType: "text/plain", buffer: Buffer.from(record) };
    await page.getByLabel("Open a record").setInputFiles(file);
    await expect(page.locator("footer output")).toHaveText(/^0 \//);
  });
}

test("a game in the page is seen again, after a reload too @long", async ({ newcomer }) => {
  const page = await newcomer();
  await page.goto("/local/rum");
  await expect(page.locator('[data-point="prompt"]')).toBeVisible();
  await playToTheEnd(page);
  await ending(page).getByRole("button", { name: "See it again" }).click();
  await lookAround(page);
  await page.reload();
  await expect(page.locator("footer output")).toHaveText(/^[1-9]\d* \//);
});

for (const [game] of GAMES) {
  test(`a recorded game of ${game} is played on from the middle @long`, async ({ newcomer }) => {
    const page = await newcomer();
    await page.goto(`/local/${game}`);
    await expect(prompt(page)).toBeVisible();
    await playToTheEnd(page);
    await ending(page).getByRole("button", { name: "See it again" }).click();
    const fork = page.getByRole("button", { name: "Play on from here" });
    const slider = page.getByRole("slider");
    await slider.press("End");
    await expect(fork).toHaveCount(0);
    for (let step = 0; step < 12; step++) await slider.press("ArrowLeft");
    await fork.click();

    // The earlier moves can be read, a reload loses nothing, and the game ends in a new record.
    await expect(prompt(page)).toBeVisible();
    await expect(page.getByRole("log").locator("li").nth(10)).toBeVisible();
    await playOn(page, { decisions_max: 1 });
    await page.reload();
    await playToTheEnd(page, 5);
    await ending(page).getByRole("button", { name: "See it again" }).click();
    await lookAround(page);
  });
}

/** A stored record, as a program with rules version 0 would have written it. */
async function ofOtherRules(change: (text: string) => string): Promise<Buffer> {
  const file = new URL("../../crates/hosting/tests/records/v1/rum-2.record", import.meta.url);
  const text = await readFile(file, "utf8");
  const [before = ""] = change(text.replace("rules-version: 1", "rules-version: 0")).split(
    "check: ",
  );
  const check = createHash("sha256").update(before).digest("hex");
  return Buffer.from(`${before}check: ${check}\n`);
}

for (const language of ["en", "pl", "de"] as const) {
  test(`a record of other rules is marked, or shown as notation (${language})`, async ({
    newcomer,
  }) => {
    const page = await newcomer(language);
    const open = async (buffer: Buffer) => {
      await page.goto("/replay");
      const file = { name: "a.record", mimeType: "text/plain", buffer };
      await page.getByLabel(said(language, "ui-replay-file")).setInputFiles(file);
    };
    const versions = { played: "0", here: "1" };
    await open(await ofOtherRules((text) => text));
    await expect(page.getByText(said(language, "ui-record-todays-rules", versions))).toBeVisible();
    await expect(page.locator("footer output")).toHaveText(/^0 \//);
    await expect(page.getByRole("button", { name: said(language, "ui-replay-fork") })).toHaveCount(
      0,
    );

    await open(
      await ofOtherRules((text) => text.replace(/\n3\. (\d): .*/, "\n3. $1: parley with 1")),
    );
    await expect(page.getByText(said(language, "ui-record-notation", versions))).toBeVisible();
    await expect(page.getByText("parley with 1")).toBeVisible();
    await expect(page.locator(".standing li")).toHaveCount(2);
    await expectAccessible(page);
  });
}
