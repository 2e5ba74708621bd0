/** Several people at one table of the server, each at a screen of their own. */

import type { Page } from "@playwright/test";
import { choices, ending, expect, expectAccessible, PHONE, prompt, test } from "./journey";
import { playOn, playToTheEnd } from "./play";
import { introduce, openTable, start } from "./tables";
import { said, type Language } from "./words";

/** One of them: a page and its language. */
interface Guest {
  page: Page;
  language: Language;
  name: string;
}

const button = ({ page, language }: Guest, key: string) =>
  page.getByRole("button", { name: said(language, key), exact: true });

/** Enters a name if the page asks for one. */
async function nameOneself({ page, language, name }: Guest): Promise<void> {
  await page.getByLabel(said(language, "ui-name-label")).fill(name);
  await page.getByRole("button", { name: said(language, "ui-name-enter") }).click();
}

/** Opens a table for three as a newcomer does; returns the invitation link. */
async function open(host: Guest, game: string): Promise<string> {
  const { page, language } = host;
  await page.goto(`/new/${game}`);
  const fewer = button(host, "ui-new-fewer");
  while (await fewer.isEnabled()) await fewer.click();
  await button(host, "ui-new-more").click();
  // The tests' clock runs fast: nobody should run out of time.
  await page.getByText(said(language, "ui-pace-none"), { exact: true }).click();
  await expectAccessible(page);
  await button(host, "ui-new-open").click();
  await nameOneself(host);
  const link = page.getByLabel(said(language, "ui-room-link"));
  await expect(link).toHaveValue(/#/);
  await expectAccessible(page);
  return link.inputValue();
}

async function say(speaker: Guest, text: string, listener: Guest): Promise<void> {
  for (const { page, language } of [speaker, listener]) {
    await page.getByRole("radio", { name: said(language, "ui-chat") }).check({ force: true });
  }
  await speaker.page.getByLabel(said(speaker.language, "ui-chat-say")).fill(text);
  await button(speaker, "ui-chat-send").click();
  await expect(listener.page.getByRole("log").getByText(text)).toBeVisible();
}

test("two people at one table, each in a language of their own @long", async ({ newcomer }) => {
  const ala: Guest = { page: await newcomer("pl-PL"), language: "pl", name: "Ala" };
  const bruno: Guest = { page: await newcomer("de-DE"), language: "de", name: "Bruno" };
  const both = [ala, bruno];

  const link = await open(ala, "port-royal");
  await bruno.page.goto(link);
  await expectAccessible(bruno.page);
  await nameOneself(bruno);
  await button(bruno, "ui-room-sit").first().click();
  await expect(bruno.page.getByText(said("de", "ui-room-wait-host"))).toBeVisible();
  await expectAccessible(bruno.page);
  await button(ala, "ui-room-fill").click();
  await button(ala, "ui-room-start").click();
  for (const { page, language } of both) {
    await expect(prompt(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }

  await say(ala, "Ahoj, Bruno!", bruno);
  await say(bruno, "Ahoi, Ala! Schöne Grüße.", ala);
  await expectAccessible(ala.page);

  await Promise.all(both.map(({ page }, at) => playToTheEnd(page, at + 1)));
  for (const { page, language } of both) {
    await expect(ending(page).getByRole("heading")).toHaveText(said(language, "ui-over"));
    for (const { name } of both) {
      await expect(ending(page).locator(".tally .name", { hasText: name })).toBeVisible();
    }
    await expectAccessible(page);
  }
  // One game, in two languages.
  const points = ({ page }: Guest) => ending(page).locator(".tally .sum").allInnerTexts();
  expect(await points(ala)).toEqual(await points(bruno));
  const reason = ({ page }: Guest) => ending(page).locator(".reason").innerText();
  expect(await reason(ala)).not.toBe(await reason(bruno));

  await button(ala, "ui-end-again").click();
  await expect(button(ala, "ui-end-again-waiting")).toBeDisabled();
  await button(bruno, "ui-end-again").click();
  for (const { page } of both) await expect(ending(page)).toBeHidden();
  await Promise.all(both.map(({ page }, at) => playToTheEnd(page, at + 3)));
});

test("who is looking at the log sees that somebody has spoken", async ({ newcomer }) => {
  const [ann, bo] = [await newcomer(), await newcomer()];
  await introduce(ann, "Ann");
  await introduce(bo, "Bo");
  const path = await openTable(ann, "rum", 2);
  await bo.goto(path);
  await bo.getByRole("button", { name: "Sit here" }).last().click();
  await ann.getByRole("button", { name: "Start" }).click();
  const speak = async (text: string) => {
    await bo.getByRole("radio", { name: "Chat" }).check({ force: true });
    await bo.getByLabel("Say something").fill(text);
    await bo.getByRole("button", { name: "Send" }).click();
  };

  // Beside the table the tab has a number; on a phone the button has one, and opens the chat.
  await speak("Ahoy");
  const tab = ann.getByRole("radio", { name: "Chat" });
  await expect(ann.getByText("Chat 1", { exact: true })).toBeVisible();
  await expect(ann.getByRole("status").getByText("1 new message in the chat")).toHaveCount(1);
  await tab.check({ force: true });
  await expect(ann.getByText("Chat 1", { exact: true })).toBeHidden();
  await ann.getByRole("radio", { name: "What happened" }).check({ force: true });
  await ann.setViewportSize(PHONE);
  await speak("Avast");
  await ann.getByRole("button", { name: "1 new message in the chat" }).click();
  await expect(ann.getByRole("dialog").getByText("Avast")).toBeVisible();
  await expectAccessible(ann);
});

test("ten seats of Jolly Roger, two people and eight bots @long", async ({ newcomer }) => {
  const [ann, bo] = [await newcomer(), await newcomer()];
  await introduce(ann, "Ann");
  await introduce(bo, "Bo");
  const path = await openTable(ann, "jolly-roger", 10);
  await bo.goto(path);
  await bo.getByRole("button", { name: "Sit here" }).last().click();
  await expect(ann.getByText("Bo", { exact: true })).toBeVisible();
  await expectAccessible(ann);
  await start(ann);
  for (const page of [ann, bo]) await expect(page.locator(".jolly-roger .place")).toHaveCount(10);
  // Bo plays on without a break; Ann checks once, some way into the game.
  const bos = playToTheEnd(bo, 2);
  await playOn(ann, { decisions_max: 5 });
  await expectAccessible(ann);
  await Promise.all([bos, playToTheEnd(ann, 3)]);
  for (const page of [ann, bo]) {
    await expect(ending(page).locator(".tally li")).toHaveCount(10);
    await expect(choices(page)).toHaveCount(0);
    await expectAccessible(page);
  }
});

test("people gather at a table, talk, and want another game", async ({ newcomer }) => {
  const [ann, bo] = [await newcomer(), await newcomer()];
  await introduce(ann, "Ann");
  await introduce(bo, "Bo");
  const path = await openTable(ann, "rum", 2);
  await expect(ann.getByRole("button", { name: "Copy the link" })).toBeVisible();
  // The page of the table itself says who invites to what.
  await expect
    .poll(async () => (await bo.request.get(path)).text())
    .toContain('<meta property="og:title" content="RUM · Ann · Tortuga"');
  await bo.goto(path);
  await bo.getByRole("button", { name: "Sit here" }).click();
  await bo.getByLabel("Say something").fill("Ahoy, Ann!");
  await bo.getByRole("button", { name: "Send" }).click();
  await expect(ann.getByRole("log").getByText("Ahoy, Ann!")).toBeVisible();
  await expect(bo.getByRole("link", { name: "First steps" })).toHaveAttribute("target", "_blank");
  await expectAccessible(ann);
  await ann.getByRole("button", { name: "Start" }).click();
  await Promise.all([ann, bo].map((page, at) => playToTheEnd(page, at + 1)));
  await ending(bo).getByRole("button", { name: "Close" }).click();
  await ending(ann).getByRole("button", { name: "Play again" }).click();
  await expect(ending(bo).getByText("Ann wants another game.")).toBeVisible();
  await ending(bo).getByRole("button", { name: "Play again" }).click();
  for (const page of [ann, bo]) await expect(ending(page)).toBeHidden();
});
