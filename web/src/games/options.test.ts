import { expect, test } from "vitest";
import { adviceOf, chosenOptions, optionsOf } from "./options";

test("what was chosen last counts only while the game still knows it", () => {
  expect(chosenOptions("rum", { edition: "pl" })).toEqual({});
  const wanted = { edition: "de", prizes: "sideways", more: 1 };
  const usual = { prizes: "open", captains_gold: "own" };
  expect(chosenOptions("jolly-roger", wanted)).toEqual({ edition: "de", ...usual });
  expect(chosenOptions("port-royal", null)).toEqual({ ending: "book", variant: "none" });
  expect(optionsOf("port-royal")[0]).toEqual({ name: "ending", values: ["book", "equal"] });
});

test("with four and five seats a table is told that the book's ending is uneven", () => {
  const told = "pr-option-ending-advice";
  for (const [seats, advice] of [
    [2, null],
    [3, null],
    [4, told],
    [5, told],
  ] as const) {
    expect(adviceOf("port-royal", {}, seats), "the book is the usual rule").toBe(advice);
    expect(adviceOf("port-royal", { ending: "book" }, seats)).toBe(advice);
    expect(adviceOf("port-royal", { ending: "equal" }, seats)).toBe(null);
  }
  expect(adviceOf("rum", {}, 4)).toBe(null);
});
