import { expect, test } from "vitest";
import type { TutorialStep } from "../../games/contract";
import { now } from "./lesson";

const steps: TutorialStep[] = [
  { at: 0, kind: "read", text: "a" },
  { at: 0, kind: "act", text: "b" },
  { at: 3, kind: "read", text: "c" },
];

test("moves between two steps are shown one by one, then the next step comes", () => {
  expect(now(steps, 0, 0)).toMatchObject({ kind: "step", index: 0 });
  expect(now(steps, 1, 0)).toMatchObject({ kind: "step", index: 1 });
  expect(now(steps, 2, 1)).toEqual({ kind: "watch", moves: 2 });
  expect(now(steps, 2, 3)).toMatchObject({ kind: "step", index: 2 });
  expect(now(steps, 3, 3)).toEqual({ kind: "end" });
});
