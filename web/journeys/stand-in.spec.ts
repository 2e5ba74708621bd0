/** Somebody's clock runs out, and a bot plays their seat to the end. */

import type { Page } from "@playwright/test";
import type { Message } from "../src/wire/generated/table";
import { ending, expect, expectAccessible, test } from "./journey";
import { Server } from "./server";
import { introduce } from "./tables";

/** The two minutes of a blitz game pass in three seconds. */
const HASTE = 40;

/** Resolves when the table says that the person in the first seat plays again. */
function backAtTheTable(page: Page): Promise<void> {
  return new Promise((done) => {
    page.on("websocket", (line) =>
      line
        .on("framereceived", ({ payload }) => {
          const message = JSON.parse(String(payload)) as Message;
          if (message.kind !== "seats" || message.stage !== "playing") return;
          const [place] = message.places;
          if (asked && place?.kind === "person" && place.steward === null) done();
        })
        .on("framesent", ({ payload }) => {
          asked ||= String(payload).includes('"back"');
        }),
    );
    let asked = false;
  });
}

/** Clicks the way back as soon as it is there; returns what is said beside it. */
function takeSeatBack(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((done) => {
        const look = () => {
          const told = document.querySelector<HTMLElement>('[role="alert"]');
          const button = told?.querySelector("button");
          if (!told || !button) return;
          watch.disconnect();
          done(told.innerText);
          button.click();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true });
        look();
      }),
  );
}

test("a bot plays for somebody whose time is up, and they are told", async ({ newcomer }) => {
  const server = await Server.start(HASTE);
  try {
    const page = await newcomer("en-GB", { baseURL: server.url });
    const back = backAtTheTable(page);
    await introduce(page, "Ann");
    const data = { game: "rum", seats: 2, pace: { kind: "blitz" } };
    const made = await page.request.post("/api/tables", { data });
    await page.goto(`/t/${((await made.json()) as { table: string }).table}`);
    await page.getByRole("button", { name: "Fill up with bots" }).click();
    await page.getByRole("button", { name: "Start" }).click();

    // The bots would be done before a mouse gets there: the page itself clicks, at once.
    expect(await takeSeatBack(page)).toMatch(/^A bot is playing for you.*Take my seat back$/s);
    await back;
    // The bank stays empty, so the bot is soon back, and plays to the end.
    await expect(ending(page)).toContainText(/\w+ wins\.|share the win\./);
    await expect(ending(page)).toContainText("A bot was playing for you at the end.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveTitle(/●/);
    await expect(page.getByText("out of time, a bot plays")).toBeVisible();
    // The log says "you" only where Ann herself played: nowhere in this game.
    const log = page.getByRole("log");
    await expect(log).toContainText(/\bAnn (draws|takes|plays)/);
    await expect(log).not.toContainText(/You (draw|take|play) /);
  } finally {
    await server.stop();
  }
});
