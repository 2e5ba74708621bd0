import { expect, test } from "vitest";
import { Elapsed } from "./elapsed";

test("time passes with the page, never back, and not while the machine sleeps", () => {
  let ticks = 500.25;
  const elapsed = new Elapsed(10_000, () => ticks);
  expect(elapsed.now()).toBe(10_000);
  ticks += 3_000;
  expect(elapsed.now()).toBe(13_000);
  ticks -= 1_000;
  expect(elapsed.now()).toBe(13_000);
  ticks += 1_500;
  expect(elapsed.now()).toBe(13_500);
  ticks += 4 * 24 * 3_600_000;
  expect(elapsed.now()).toBe(133_500);
  elapsed.leap(7);
  expect(elapsed.now()).toBe(133_507);
});
