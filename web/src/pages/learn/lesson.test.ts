import { expect, test } from "vitest";
import type { TutorialStep } from "../../games/contract";
import { now, pauseOf } from "./lesson";

const steps: TutorialStep[] = [
  { at: 0, kind: "read", text: "a" },
  { at: 0, kind: "act", text: "b" },
  { at: 3, kind: "read", text: "c" },
];

test("moves between two steps are shown one by one, then the next step comes", () => {
  expect(now(steps, 0, 0)).toMatchObject({ kind: "step", index: 0 });
  expect(now(steps, 1, 0)).toMatchObject({ kind: "step", index: 1 });
  expect(now(steps, 2, 1)).toEqual({ kind: "watch", moves: 2, to: 3, quick: true });
  expect(now(steps, 1, -1)).toMatchObject({ kind: "watch", quick: false });
  expect(now(steps, 2, 3)).toMatchObject({ kind: "step", index: 2 });
  expect(now(steps, 3, 3)).toEqual({ kind: "end" });
});

test("the quick end of a long game takes no longer than fifteen seconds", () => {
  expect(pauseOf(false, 500)).toBe(1600);
  expect(pauseOf(true, 10)).toBe(300);
  expect(pauseOf(true, 500) * 500).toBeLessThanOrEqual(15_000);
});
