import { expect, test } from "vitest";
import { around } from "./seats";

test("the others sit clockwise from one's left; a spectator sees all seats", () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
