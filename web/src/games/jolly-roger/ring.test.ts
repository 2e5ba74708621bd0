import { expect, test } from "vitest";
import type { WindowInfo } from "../contract";
import { goneOf, ringOf, spanOf } from "./ring";

const open = (id: number, until_ms: number | null) => ({ id, until_ms }) as WindowInfo;

test("an offer in the middle of a window does not touch its ring", () => {
  const ring = ringOf(null, open(3, 9_000), 3_000);
  expect(ring && [spanOf(ring), goneOf(ring)]).toEqual([6_000, 0]);
  expect(ringOf(ring, { ...open(3, 9_000), shown: 1 }, 5_000)).toBe(ring);
});

test("more time makes the whole longer and keeps what is over", () => {
  const ring = ringOf(null, open(3, 9_000), 3_000);
  const longer = ringOf(ring, open(3, 24_000), 7_000);
  expect(longer && [spanOf(longer), goneOf(longer)]).toEqual([21_000, 4_000]);
});

test("another window begins anew, one without an end has no ring", () => {
  const ring = ringOf(null, open(3, 9_000), 3_000);
  const next = ringOf(ring, open(4, 20_000), 14_000);
  expect(next && [spanOf(next), goneOf(next)]).toEqual([6_000, 0]);
  expect(ringOf(ring, open(4, null), 14_000)).toBeNull();
});

test("hours are not cut to a minute", () => {
  const ring = ringOf(null, open(3, 86_400_000), 0);
  expect(ring && spanOf(ring)).toBe(86_400_000);
});
