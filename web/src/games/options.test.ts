import { expect, test } from "vitest";
import { chosenOptions, optionsOf } from "./options";

test("what was chosen last counts only while the game still knows it", () => {
  expect(chosenOptions("rum", { edition: "pl" })).toEqual({});
  const wanted = { edition: "de", prizes: "sideways", more: 1 };
  const usual = { prizes: "open", captains_gold: "own" };
  expect(chosenOptions("jolly-roger", wanted)).toEqual({ edition: "de", ...usual });
  expect(chosenOptions("port-royal", null)).toEqual({ ending: "book", variant: "none" });
  expect(optionsOf("port-royal")[0]).toEqual({ key: "ending", values: ["book", "equal"] });
});
