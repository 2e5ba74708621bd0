/** At the server's tables: reconnects, and the same person in two tabs. */

import { choices, ending, expect, expectAccessible, prompt, test, toldLog } from "./journey";
import { playOn, playToTheEnd } from "./play";
import { introduce, openTable, start } from "./tables";

test("a server that is killed and started again is a short notice", async ({
  newcomer,
  server,
}) => {
  const page = await newcomer();
  await introduce(page, "Ann");
  await openTable(page, "rum", 3);
  await start(page);
  await playOn(page, { decisions_max: 2 });
  const log = await toldLog(page);
  const told = await log.innerText();
  const offered = await choices(page).allInnerTexts();
  await server.kill();
  const notice = page.getByText("Nothing is lost");
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await server.run();
  await expect(notice).toBeHidden();
  // The same moment of the same game, without a reload.
  expect(await choices(page).allInnerTexts()).toEqual(offered);
  expect(await log.innerText()).toBe(told);
  await playToTheEnd(page);
  await expect(ending(page)).toBeVisible();
});

test("what was sent while the server was down is carried out once", async ({
  newcomer,
  server,
}) => {
  const page = await newcomer();
  await introduce(page, "Ann");
  await openTable(page, "rum", 2);
  await start(page);
  await expect(choices(page).first()).toBeVisible();
  await server.kill();
  await expect(page.getByText("Nothing is lost")).toBeVisible();
  const log = await toldLog(page);
  const told = await log.innerText();
  await choices(page).first().click();
  await prompt(page).getByRole("button", { name: "Confirm" }).click();
  await expect(choices(page).first()).toBeDisabled();
  await server.run();
  await expect(log).not.toHaveText(told, { useInnerText: true });
  await expect(prompt(page).getByRole("alert")).toHaveCount(0);
});

test("without a network the page says so, and goes on when it is back", async ({ newcomer }) => {
  const page = await newcomer();
  await introduce(page, "Ann");
  await openTable(page, "rum", 2);
  await start(page);
  const notice = page.getByText("You are offline");
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await playOn(page, { decisions_max: 3 });
});

test("two tabs at one seat agree", async ({ newcomer }) => {
  const one = await newcomer();
  await introduce(one, "Ann");
  const path = await openTable(one, "rum", 2);
  await start(one);
  const other = await one.context().newPage();
  await other.goto(path);
  await expect(choices(other).first()).toBeVisible();
  const shown = async (page: typeof one) =>
    JSON.stringify([await page.title(), await choices(page).allInnerTexts()]);
  // The two tabs take turns to decide, and both show the same.
  for (const tab of [other, one, other, one]) {
    await playOn(tab, { decisions_max: 1 });
    await expect.poll(async () => (await shown(one)) === (await shown(other))).toBe(true);
  }
  await playToTheEnd(other);
  await expect(ending(one)).toBeVisible();
  const standing = await ending(other).locator("tbody").innerText();
  expect(await ending(one).locator("tbody").innerText()).toBe(standing);
});

test("a game in the page is played in one tab at a time, and none of it is lost", async ({
  newcomer,
}) => {
  const one = await newcomer();
  await one.goto("/local/rum");
  await playOn(one, { decisions_max: 2 });
  const [told, offered] = [
    await (await toldLog(one)).innerText(),
    await choices(one).allInnerTexts(),
  ];
  const other = await one.context().newPage();
  await other.goto("/local/rum");
  await expect(one.getByText("goes on in another tab")).toBeVisible();
  await expectAccessible(one);
  // The other tab is at the same position, and has the history.
  await expect.poll(() => choices(other).allInnerTexts()).toEqual(offered);
  await expect(await toldLog(other)).toHaveText(told, { useInnerText: true });
  await playOn(other, { decisions_max: 1 });
  const later = await choices(other).allInnerTexts();
  await one.getByRole("button", { name: "Go on here" }).click();
  await expect(other.getByText("goes on in another tab")).toBeVisible();
  await expect.poll(() => choices(one).allInnerTexts()).toEqual(later);
  await playToTheEnd(one);
});
