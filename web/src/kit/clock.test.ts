import { expect, test } from "vitest";
import { asClock } from "./clock";

test("a clock shows whole seconds, begun ones too, and never less than none", () => {
  expect(asClock(245_000)).toBe("4:05");
  expect(asClock(59_001)).toBe("1:00");
  expect(asClock(3_729_000)).toBe("1:02:09");
  expect(asClock(1)).toBe("0:01");
  expect(asClock(-500)).toBe("0:00");
});
