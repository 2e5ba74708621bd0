import { expect, test } from "vitest";
import type { Menu, WindowInfo } from "../contract";
import { isForced, unasked } from "./forced";

const window = { me: true, weight: "reaction" } as WindowInfo;
const menu = (n: number) => ({ choices: Array.from({ length: n }) }) as Menu<unknown>;

test("only a question about hidden cards with a single answer is no decision", () => {
  expect(isForced(window, menu(1))).toBe(true);
  expect(isForced({ ...window, weight: "call" }, menu(1))).toBe(true);
  expect(isForced(window, menu(2))).toBe(false);
  expect(isForced({ ...window, weight: "decision" }, menu(1))).toBe(false);
  expect(isForced({ ...window, me: false }, menu(1))).toBe(false);
  expect(isForced(window, null)).toBe(false);
});

test("somebody without a choice reads the question like those who are not asked", () => {
  const card = { kind: "name", value: { key: "jr-cook" } } as const;
  const asked = { kind: "choice", value: "me" } as const;
  const args: [string, typeof card | typeof asked][] = [
    ["asked", asked],
    ["card", card],
  ];
  expect(unasked({ key: "jr-ui-now-betrayal", args })).toEqual({
    key: "jr-ui-now-betrayal",
    args: [
      ["asked", { kind: "choice", value: "other" }],
      ["card", card],
    ],
  });
  expect(unasked({ key: "jr-ui-now-over" })).toEqual({ key: "jr-ui-now-over" });
});
