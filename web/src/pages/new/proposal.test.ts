import { expect, test } from "vitest";
import { paceOf, readProposal } from "./proposal";

test("what was chosen last counts only within the bounds of the game", () => {
  const odd = { seats: 11, pace: "hasty", spectators: "public", options: { prizes: "hidden" } };
  expect(readProposal("jolly-roger", odd)).toEqual({
    seats: 5,
    pace: "normal",
    spectators: "public",
    hands: "closed",
    reaction_s: 6,
    options: { edition: "en", prizes: "hidden", captains_gold: "own" },
  });
  expect(readProposal("rum", { seats: 2.5 }).seats).toBe(3);
  expect(readProposal("rum", { seats: 2 }).seats).toBe(2);
});

test("correspondence has its hours, nothing else has", () => {
  expect(paceOf("correspondence")).toEqual({ kind: "correspondence", hours: 24 });
  expect(paceOf("blitz")).toEqual({ kind: "blitz" });
});
