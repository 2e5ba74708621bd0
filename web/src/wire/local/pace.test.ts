import { expect, test } from "vitest";
import { Pace } from "./pace";

test("a machine that thinks fast gets more iterations, until they fill the time", () => {
  const pace = new Pace();
  const first = pace.iterations(800);
  for (let n = 0; n < 12; n += 1) {
    const iterations = pace.iterations(800);
    pace.learn(iterations, iterations / 2);
  }
  expect(first).toBeLessThan(400);
  expect(pace.iterations(800)).toBeGreaterThan(1_500);
  expect(pace.iterations(800)).toBeLessThanOrEqual(1_600);
});

test("however slow or fast it is, there is a least and a most", () => {
  const pace = new Pace();
  for (let n = 0; n < 20; n += 1) pace.learn(1, 10_000);
  expect(pace.iterations(800)).toBe(50);
  for (let n = 0; n < 20; n += 1) pace.learn(1_000_000, 1);
  expect(pace.iterations(800)).toBe(20_000);
});
