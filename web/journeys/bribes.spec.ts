/** Bribes on phones: made, marked in the hand, and answered while the question stays visible. */

import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, prompt, test } from "./journey";
import { introduce, openTable } from "./tables";

/** Three people, so that the game waits until the Captain among them decides. */
async function crew(newcomer: (language?: string, more?: object) => Promise<Page>) {
  const pages: Page[] = [];
  for (const name of ["Ann", "Bo", "Cleo"]) {
    const page = await newcomer("en-GB", { viewport: PHONE });
    await introduce(page, name);
    pages.push(page);
  }
  const [ann, ...guests] = pages;
  if (!ann) throw new Error("nobody came");
  const path = await openTable(ann, "jolly-roger", 3);
  for (const page of guests) {
    await page.goto(path);
    await page.getByRole("button", { name: "Sit here" }).first().click();
  }
  await ann.getByRole("button", { name: "Start" }).click();
  for (const page of pages) await expect(prompt(page)).toBeVisible();
  return pages;
}

test("a bribe on a phone is sent and seen without scrolling, and covers no question", async ({
  newcomer,
}) => {
  const [ann, bo] = await crew(newcomer);
  if (!ann || !bo) throw new Error("nobody came");
  await ann.locator("[data-point=bribe]").click();
  const form = ann.locator("dialog form");
  await form.getByText("Bo", { exact: true }).click();
  await form.locator("fieldset .card").first().click();
  await ann.locator("[data-point=add-promise]").click();
  const send = form.getByRole("button", { name: "Send the offer" });
  await expect(send).toBeEnabled();
  await expect(send).toBeInViewport({ ratio: 1 });
  await expectAccessible(ann);
  await send.click();
  // The cards that Ann has offered are marked in her hand.
  await expect(ann.locator("[data-point=hand] button[aria-label$=', offered']")).toHaveCount(1);

  const offer = bo.locator("[data-point=offers] li").first();
  await expect(offer.getByRole("button", { name: /^Accept/ })).toBeInViewport({ ratio: 1 });
  const question = bo.locator(".stage h2");
  await expect(question).toBeInViewport({ ratio: 1 });
  const [above, below] = [await offer.boundingBox(), await question.boundingBox()];
  if (!above || !below) throw new Error("nothing is shown");
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  await expectAccessible(bo);

  // Everybody can look up a promise that was given.
  await offer.getByRole("button", { name: /^Accept/ }).click();
  const sure = prompt(bo).getByRole("button", { name: "Confirm" });
  await sure.click();
  const words = ann.locator("[data-point=words]");
  await words.locator("summary").click();
  await expect(
    words.getByText("You have promised Bo: 1 prize before this round ends"),
  ).toBeVisible();
});
