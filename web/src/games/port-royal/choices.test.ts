import { describe, expect, it } from "vitest";
import type { Menu } from "../contract";
import { fulfilments, harmless, offered } from "./choices";
import type { Action } from "./model";

function menu(...actions: Action[]): Menu<Action> {
  const choices = actions.map((action) => ({ action, notation: "", phrase: { key: "" } }));
  return { choices, composed: [] };
}

const send = (expedition: number, ...persons: number[]): Action => {
  return { kind: "fulfil", expedition, persons };
};

describe("actions", () => {
  it("are offered only if the menu has them", () => {
    const now = menu({ kind: "take", card: 3 }, { kind: "pass" });
    expect(offered(now, { kind: "take", card: 3 })).toBe(now.choices[0]?.action);
    expect(offered(now, { kind: "take", card: 4 })).toBeNull();
    expect(offered(null, { kind: "pass" })).toBeNull();
  });

  it("that fulfil an expedition are found by it", () => {
    const ways = fulfilments(menu({ kind: "draw" }, send(110, 65, 66), send(113, 65, 70)), 113);
    expect(ways).toEqual([send(113, 65, 70)]);
    expect(fulfilments(null, 113)).toEqual([]);
  });

  it("need a second look where a slip costs a card or the harbour", () => {
    const weighty: Action[] = [{ kind: "keep" }, { kind: "pass" }, { kind: "take", card: 1 }];
    expect(weighty.some(harmless)).toBe(false);
    expect(harmless({ kind: "draw" })).toBe(true);
  });
});
