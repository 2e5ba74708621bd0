import { expect, test } from "vitest";
import { tell } from "./beats";

test("a bust heads its turn, with the ship and all that is lost", () => {
  const beat = tell({ kind: "busted", seat: 0, card: 41, lost: [20, 41], n_drawn: 3 });
  expect(beat).toMatchObject({ part: "head", seat: 0, moment: "pr-page-banner-bust" });
  expect(beat.also?.map(({ name }) => name)).toEqual(["card-20", "card-41"]);
});

test("nobody may miss taxes and the last lap", () => {
  expect(tell({ kind: "tax-drawn", seat: 0, card: 117 }).moment).toBe("pr-page-banner-tax");
  expect(tell({ kind: "last-lap-began", by: 0, last: 1 }).moment).toBe("pr-page-banner-last-lap");
});
