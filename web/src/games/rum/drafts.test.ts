import { describe, expect, it } from "vitest";
import type { Action, RumMenu } from "./model";
import {
  NOTHING,
  actionOf,
  draftOf,
  firstEnd,
  flip,
  holds,
  kept,
  listed,
  offers,
  stepSet,
  toggleBack,
  toggleLaid,
} from "./drafts";

function menu(actions: Action[], composed: string[] = []): RumMenu {
  const choices = actions.map((action) => ({ action, notation: "", phrase: { key: "" } }));
  return { choices, composed };
}

const wreck: Action = { kind: "draw-wreck" };
const beach: Action = { kind: "draw-beach", place: 1 };
const singles: Action = { kind: "set", singles: [3, 7], doubles: [] };
const mixed: Action = { kind: "set", singles: [7], doubles: [3] };
const turn = menu([beach, wreck, singles, mixed], ["set"]);

describe("a set that is being composed", () => {
  it("grows, turns and shrinks card by card, and ends as nothing", () => {
    let draft = toggleLaid(NOTHING, 7, "double");
    draft = toggleLaid(draft, 3, "single");
    expect(actionOf(draft)).toEqual({ kind: "set", singles: [3], doubles: [7] });
    draft = flip(flip(draft, 7), 3);
    expect(actionOf(draft)).toEqual({ kind: "set", singles: [7], doubles: [3] });
    expect(holds(draft, 3)).toBe(true);
    draft = toggleLaid(draft, 3, "single");
    expect(holds(draft, 3)).toBe(false);
    expect(toggleLaid(draft, 7, "single")).toEqual(NOTHING);
  });

  it("names its cards in ascending order, however they were laid", () => {
    const draft = toggleLaid(
      toggleLaid(toggleLaid(NOTHING, 12, "single"), 2, "single"),
      7,
      "single",
    );
    expect(actionOf(draft)).toEqual({ kind: "set", singles: [2, 7, 12], doubles: [] });
  });

  it("comes back whole from the action it stands for", () => {
    for (const action of [singles, mixed]) expect(actionOf(draftOf(action))).toEqual(action);
    for (const action of [wreck, beach]) expect(draftOf(action)).toEqual(NOTHING);
  });

  it("begins with the end that a listed set shows, else with two bottles", () => {
    expect(firstEnd(7, turn)).toBe("single");
    expect(firstEnd(3, turn)).toBe("double");
    expect(firstEnd(20, turn)).toBe("double");
    expect(firstEnd(7, null)).toBe("double");
  });
});

describe("what the menu lists", () => {
  it("is found by its content", () => {
    expect(listed(turn, { kind: "set", doubles: [], singles: [3, 7] })).toBe(true);
    expect(listed(turn, { kind: "set", singles: [3], doubles: [7] })).toBe(false);
    expect(listed(turn, { kind: "draw-beach", place: 2 })).toBe(false);
    expect(listed(null, wreck)).toBe(false);
  });

  it("may hold kinds of which nothing is listed", () => {
    expect(offers(menu([wreck], ["set"]), "set")).toBe(true);
    expect(offers(menu([wreck]), "set")).toBe(false);
    expect(offers(menu([wreck]), "draw-wreck")).toBe(true);
    expect(offers(null, "draw-wreck")).toBe(false);
  });

  it("can be stepped through set by set, in both directions, for ever", () => {
    const first = stepSet(NOTHING, turn, 1);
    expect(actionOf(first)).toEqual(singles);
    const second = stepSet(first, turn, 1);
    expect(actionOf(second)).toEqual(mixed);
    expect(actionOf(stepSet(second, turn, 1))).toEqual(singles);
    expect(actionOf(stepSet(first, turn, -1))).toEqual(mixed);
    expect(actionOf(stepSet(NOTHING, turn, -1))).toEqual(mixed);
    expect(stepSet(NOTHING, menu([wreck]), 1)).toEqual(NOTHING);
  });
});

describe("cards to put back", () => {
  it("are chosen and left again", () => {
    const two = toggleBack(toggleBack(NOTHING, 9), 4);
    expect(actionOf(two)).toEqual({ kind: "put-back", cards: [4, 9] });
    expect(holds(two, 9)).toBe(true);
    expect(toggleBack(toggleBack(two, 9), 4)).toEqual(NOTHING);
  });
});

describe("a draft in a new situation", () => {
  it("keeps the cards that are still in the hand", () => {
    const draft = toggleLaid(toggleLaid(NOTHING, 3, "single"), 7, "double");
    expect(kept(draft, turn, [7, 9])).toEqual({ kind: "set", laid: [{ card: 7, up: "double" }] });
    expect(kept(draft, turn, [])).toEqual(NOTHING);
  });

  it("is forgotten when another question is asked", () => {
    const back = menu([{ kind: "put-back", cards: [3] }]);
    expect(kept(toggleLaid(NOTHING, 3, "single"), back, [3])).toEqual(NOTHING);
    expect(kept(toggleBack(NOTHING, 3), turn, [3])).toEqual(NOTHING);
    expect(kept(toggleBack(NOTHING, 3), back, [3])).toEqual({ kind: "put-back", cards: [3] });
    expect(kept(toggleBack(NOTHING, 3), back, [4])).toEqual(NOTHING);
  });
});
