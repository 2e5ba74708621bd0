/** People: accounts, rated matches, the leaderboard, the history, and blocking. */

import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./journey";
import { playToTheEnd } from "./play";
import { playByWire } from "./wire";

const PASSWORD = "a parrot on a mast";

/** Enters a name when one's own page asks for it. */
async function comeIn(page: Page, name: string): Promise<void> {
  await page.goto("/me");
  await page.getByLabel("Your name at the table").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function createAccount(page: Page): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByText("You have an account.")).toBeVisible();
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("an account is made, left, entered, changed and deleted @long", async ({ newcomer }) => {
  const page = await newcomer();
  await comeIn(page, "Bonny");
  await expectAccessible(page);
  await createAccount(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Log out" }).click();
  await logIn(page, "Bonny", "not the password");
  await expect(page.getByText("The name or the password is wrong.")).toBeVisible();
  await logIn(page, "Bonny", PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "Bonny" })).toBeVisible();

  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill(`${PASSWORD}, and one more`);
  await page.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByText("The password is changed.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You have an account.")).toBeVisible();

  await page.getByRole("button", { name: "Delete the account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password").fill(`${PASSWORD}, and one more`);
  await dialog.getByRole("button", { name: "Yes, delete it for good" }).click();
  await expect(page.getByLabel("Your name at the table")).toBeVisible();
});

/** Opens a RUM table for two; returns the invitation link. */
async function openTable(page: Page): Promise<string> {
  await page.goto("/new/rum");
  const fewer = page.getByRole("button", { name: "One seat fewer" });
  while (await fewer.isEnabled()) await fewer.click();
  // The tests' clock runs fast: nobody should run out of time.
  await page.getByText("No clock", { exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = page.getByLabel("The link to this table");
  await expect(link).toHaveValue(/#/);
  return link.inputValue();
}

test("matches of two accounts count, and can be seen again @long", async ({ newcomer }) => {
  const [ann, bo] = [await newcomer(), await newcomer("de-DE")];
  await comeIn(ann, "Anne");
  await createAccount(ann);
  await bo.goto("/");
  const made = await bo.request.post("/api/guest", { data: { name: "Jack" } });
  expect(made.ok()).toBe(true);
  const account = await bo.request.post("/api/account", {
    data: { name: "Jack", password: PASSWORD },
  });
  expect(account.ok()).toBe(true);

  const link = await openTable(ann);
  await bo.goto(link);
  await bo.getByRole("button", { name: "Hier sitzen" }).click();
  await ann.getByRole("button", { name: "Start" }).click();
  await expect(bo.locator('[data-point="prompt"]')).toBeVisible();
  // Two people started the match, so there are no hints.
  await expect(ann.getByRole("button", { name: "Hint" })).toHaveCount(0);

  await Promise.all([ann, bo].map((page) => playToTheEnd(page)));
  await ann.goto("/me");
  await expect(ann.getByText(/Place \d of 2/)).toHaveCount(1);
  await expectAccessible(ann);
  await ann.getByRole("link", { name: "See it again" }).click();
  await expect(ann.getByRole("slider")).toBeVisible();
  await ann.goBack();

  // A person with five matches is on the leaderboard.
  await ann.goto("/ranks/rum");
  await expect(ann.getByRole("row")).toHaveCount(0);
  const table = /\/t\/(\w+)/.exec(link)?.[1] ?? "";
  await Promise.all([ann, bo].map((page) => playByWire(page, table, 4)));
  await ann.goto("/ranks/rum");
  await expect(ann.getByRole("rowheader", { name: "Anne" })).toBeVisible();
  await expect(ann.getByRole("rowheader", { name: "Jack" })).toBeVisible();
  await expectAccessible(ann);
});

test("somebody can be muted, blocked and reported @long", async ({ newcomer }) => {
  const [ann, bo] = [await newcomer(), await newcomer()];
  await comeIn(ann, "Mary");
  await comeIn(bo, "Read");
  const link = await openTable(ann);
  await bo.goto(link);
  await bo.getByRole("button", { name: "Sit here" }).click();
  await ann.getByRole("button", { name: "Start" }).click();

  const talk = async (page: Page) => {
    await page.getByRole("radio", { name: "Chat" }).check({ force: true });
    await expect(page.getByLabel("Say something")).toBeVisible();
  };
  const say = async (page: Page, text: string) => {
    await page.getByLabel("Say something").fill(text);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByLabel("Say something")).toHaveValue("");
  };
  await talk(ann);
  await talk(bo);
  await say(bo, "Ahoy");
  await expect(ann.getByText("Ahoy")).toBeVisible();

  // The seat is muted, and stays muted after a reload.
  await ann.getByText("Mute someone").click();
  const mute = ann.getByRole("switch", { name: "Read" });
  await mute.click();
  await say(bo, "Arr");
  await ann.reload();
  await talk(ann);
  await ann.getByText("Mute someone").click();
  await expect(mute).toBeChecked();
  await expect(ann.getByText("Arr", { exact: true })).toHaveCount(0);

  await ann.getByRole("button", { name: "Block Read everywhere" }).click();
  await expect(ann.getByText("Blocked: Read.")).toBeVisible();
  await ann.getByRole("button", { name: "Report Read" }).click();
  await ann.getByLabel("What should the operator know?").fill("Says arr too often.");
  await ann
    .locator("form", { has: ann.getByLabel("What should") })
    .getByRole("button")
    .click();
  await expect(ann.getByText("Your report about Read has been sent.")).toBeVisible();

  await ann.goto("/me");
  await ann.getByRole("button", { name: "Unblock" }).click();
  await expect(ann.getByText("Nobody. At a table")).toBeVisible();
});
