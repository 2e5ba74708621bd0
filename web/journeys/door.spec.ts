/** Links that lead to no table say so, and what to do. */

import { expect, expectAccessible, PHONE, test } from "./journey";

const NAME = "Your name at the table";

test("a link that opens no table says why at once", async ({ newcomer }) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  await host.goto("/new/jolly-roger");
  // The form may be long, but its button is in sight.
  const opens = host.getByRole("button", { name: "Open the table" });
  await host.setViewportSize(PHONE);
  await expect(opens).toBeInViewport({ ratio: 1 });
  await opens.click();
  await host.getByLabel(NAME).fill("Anne");
  await host.getByRole("button", { name: "Come in" }).click();
  const link = host.getByLabel("The link to this table");
  await expect(link).toHaveValue(/#/);
  const { pathname } = new URL(await link.inputValue());

  await guest.goto(pathname);
  await guest.getByLabel(NAME).fill("Bo");
  await guest.getByRole("button", { name: "Come in" }).click();
  await expect(guest.getByText("This link is not complete")).toBeVisible();
  await expectAccessible(guest);
  await guest.goto(`${pathname}#nonsense`);
  await expect(guest.getByText("This invitation does not work")).toBeVisible();
  await guest.goto(`/t/${"0".repeat(16)}#${"0".repeat(64)}`);
  await expect(guest.getByText("There is no such table")).toBeVisible();
  await guest.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(/Three pirate games/);
});
