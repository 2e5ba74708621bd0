/** What only the host of a table can do: who may watch, which link works; and what nobody can. */

import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, prompt, test } from "./journey";
import { introduce } from "./tables";
import { said, type Language } from "./words";

/** Somebody with a page in a language of their own. */
interface Guest {
  page: Page;
  language: Language;
}

const button = ({ page, language }: Guest, key: string) =>
  page.getByRole("button", { name: said(language, key), exact: true });

const sees = ({ page, language }: Guest, key: string) =>
  expect(page.getByText(said(language, key)).first()).toBeVisible();

/** Opens a table of RUM that only those with its link find. */
async function openByLink({ page }: Guest, more: object = {}): Promise<void> {
  const setting = { game: "rum", seats: 2, pace: { kind: "none" }, spectators: "by-link" };
  const made = await page.request.post("/api/tables", { data: { ...setting, ...more } });
  const { table } = (await made.json()) as { table: string };
  await page.goto(`/t/${table}`);
}

/** The link that the host sees now. */
async function linkOf({ page, language }: Guest, old = ""): Promise<string> {
  const link = page.getByLabel(said(language, "ui-room-link"));
  await expect(link).toHaveValue(/#/);
  await expect(link).not.toHaveValue(old);
  return link.inputValue();
}

test("the host says who may watch, and which link works", async ({ newcomer }) => {
  const ala: Guest = { page: await newcomer("pl-PL", { viewport: PHONE }), language: "pl" };
  const bruno: Guest = { page: await newcomer("de-DE"), language: "de" };
  await introduce(ala.page, "Ala");
  await introduce(bruno.page, "Bruno");
  await openByLink(ala);
  const first = await linkOf(ala);

  // A new link ends the old one.
  await button(ala, "ui-room-new-link").click();
  await sees(ala, "ui-room-new-link-made");
  const second = await linkOf(ala, first);
  await bruno.page.goto(first);
  await sees(bruno, "ui-door-key");
  await bruno.page.goto(second);
  await button(bruno, "ui-room-sit").first().waitFor();
  await expectAccessible(ala.page);

  // In a game that has begun, a closed gallery is closed to the link, too.
  await button(ala, "ui-room-fill").click();
  await button(ala, "ui-room-start").click();
  await expect(prompt(ala.page)).toBeVisible();
  await expect(prompt(bruno.page)).toBeVisible();
  await button(ala, "ui-play-menu").click();
  await button(ala, "ui-room-invite").click();
  await button(ala, "ui-gallery-close").click();
  await sees(ala, "ui-gallery-is-closed");
  await sees(bruno, "ui-bye-no-spectators-about");
  await expectAccessible(bruno.page);
  await bruno.page.reload();
  await sees(bruno, "ui-bye-no-spectators");
  await button(ala, "ui-gallery-open").click();
  await bruno.page.reload();
  await expect(prompt(bruno.page)).toBeVisible();

  // Removed spectators need the new link.
  const third = await linkOf(ala);
  await button(ala, "ui-gallery-clear").click();
  await button(ala, "ui-gallery-clear-sure").click();
  await sees(bruno, "ui-bye-cleared");
  await linkOf(ala, third);
  await expectAccessible(ala.page);
  await bruno.page.goto(third);
  await sees(bruno, "ui-door-key");
});

/** What the table answers to a wish that the page does not offer; each tab has its own number. */
function wish({ page }: Guest, wish: object): Promise<string> {
  const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return page.evaluate(
    ([table, wish]) =>
      new Promise<string>((done) => {
        const line = new WebSocket(`/api/tables/${table}/ws?client=${4_000_000_001}`);
        line.onopen = () => line.send(JSON.stringify({ cmd: 1, wish }));
        line.onmessage = ({ data }) => {
          const answer = JSON.parse(String(data)) as {
            cmd?: number;
            kind: string;
            reason?: string;
          };
          if (answer.cmd !== 1) return;
          line.close();
          done(answer.reason ?? answer.kind);
        };
      }),
    [table, wish] as const,
  );
}

test("a rated table says what counts, and its host cannot dodge", async ({ newcomer }) => {
  const host: Guest = { page: await newcomer("de-DE"), language: "de" };
  const ann: Guest = { page: await newcomer("en-GB", { viewport: PHONE }), language: "en" };
  await introduce(host.page, "Greta");
  await openByLink(host);
  // The invitation says whose it is, also to somebody who has been here before without a name.
  await ann.page.goto("/");
  await ann.page.goto(await linkOf(host));
  await expect(ann.page.getByText("Greta invites you to play RUM.")).toBeVisible();
  await ann.page.getByLabel("Your name at the table").fill("Ann");
  await button(ann, "ui-name-enter").click();
  for (const one of [host, ann]) await sees(one, "ui-stakes-rated");

  // Before the match the host may remove anybody. The link ends with them.
  await button(ann, "ui-room-sit").click();
  const old = await linkOf(host);
  const clear = said("de", "ui-room-kick", { name: "Ann" });
  await host.page.getByRole("button", { name: clear }).click();
  await sees(ann, "ui-bye-kicked");
  await expectAccessible(ann.page);
  const link = await linkOf(host, old);
  await ann.page.goto(old);
  await sees(ann, "ui-door-key");

  // Somebody else comes with the new link.
  const ewa: Guest = { page: await newcomer("pl-PL", { viewport: PHONE }), language: "pl" };
  await introduce(ewa.page, "Ewa");
  await ewa.page.goto(link);
  await button(ewa, "ui-room-sit").click();
  await button(host, "ui-room-start").click();
  for (const { page } of [host, ewa]) await expect(prompt(page)).toBeVisible();

  // In a match that counts, nobody is removed, and it is not closed.
  expect(await wish(host, { kind: "kick", seat: 1 })).toBe("rated");
  expect(await wish(host, { kind: "close" })).toBe("rated");
  await expect(prompt(ewa.page)).toBeVisible();
});
