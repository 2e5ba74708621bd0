import { expect, test } from "vitest";
import { shownRating } from "./rating";

test("a rating is a whole number, and none is below nothing", () => {
  expect(shownRating(25)).toBe("1000");
  expect(shownRating(0.01)).toBe("0");
  expect(shownRating(-3)).toBe("0");
});
