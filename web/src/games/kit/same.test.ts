import { expect, test } from "vitest";
import { same } from "./same";

test("actions are the same if they say the same, in whatever order", () => {
  expect(same({ set: [1, 2], up: null }, { up: null, set: [1, 2] })).toBe(true);
  expect(same({ set: [1, 2] }, { set: [2, 1] })).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same("pass", "pass")).toBe(true);
});
