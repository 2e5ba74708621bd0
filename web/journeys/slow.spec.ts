/** Three people play a round of Jolly Roger by correspondence: no timeout decides for them. */

import { expect, prompt, test } from "./journey";
import { playOn } from "./play";
import { Server } from "./server";
import { introduce } from "./tables";

/** Days pass in minutes: a quarter of an hour takes a second and a half. */
const HASTE = 600;

test("three people play a round by correspondence", async ({ newcomer }) => {
  const server = await Server.start(HASTE);
  try {
    const people = await Promise.all(
      ["Ann", "Ben", "Cleo"].map(async (name) => {
        const page = await newcomer("en-GB", { baseURL: server.url });
        await introduce(page, name);
        return page;
      }),
    );
    const [host, ...guests] = people;
    if (!host) throw new Error("nobody came");
    const setting = {
      game: "jolly-roger",
      seats: 3,
      pace: { kind: "correspondence", hours: 24 },
      spectators: "public",
    };
    const answer = await host.request.post("/api/tables", { data: setting });
    const { table } = (await answer.json()) as { table: string };
    await host.goto(`/t/${table}`);
    for (const page of guests) {
      await page.goto(`/t/${table}`);
      await page.getByRole("button", { name: "Sit here" }).first().click();
    }
    await host.getByRole("button", { name: "Start" }).click();
    for (const page of people) await expect(prompt(page)).toBeVisible();

    // One of them leaves orders for everything, so nobody waits for her when a card is asked for.
    const orderly = guests[0];
    if (!orderly) throw new Error("nobody came");
    await orderly.getByRole("button", { name: "Menu" }).click();
    await orderly.getByRole("button", { name: "Standing orders" }).click();
    await orderly.getByRole("button", { name: "Nothing until my next main decision" }).click();
    await expect(orderly.getByRole("combobox").first()).toHaveValue("until-turn");
    await orderly.keyboard.press("Escape");

    // Whoever is asked decides, until the second round begins.
    const until = '[data-round="2"]';
    const made = await Promise.all(people.map((page, at) => playOn(page, { until, seed: at + 1 })));
    expect(Math.min(...made), "everybody had something to decide").toBeGreaterThan(0);
    for (const page of people) {
      // Nobody ran out of time, and no bot stood in.
      await expect(page.getByText("out of time, a bot plays")).toHaveCount(0);
    }
  } finally {
    await server.stop();
  }
});
