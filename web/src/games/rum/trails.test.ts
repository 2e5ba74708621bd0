import { describe, expect, it } from "vitest";
import { trails } from "./trails";

describe("what flies where", () => {
  it("goes from the wreck or the beach to whoever drew, by name where it is known", () => {
    expect(trails({ kind: "drew-wreck", seat: 2, card: null }, 0)).toEqual([
      { thing: null, from: "wreck", to: "seat-2" },
    ]);
    expect(trails({ kind: "took-up", seat: 0, place: 1, card: 7 }, 0)).toEqual([
      { thing: "card-7", from: "place-1", to: "hand" },
    ]);
    expect(trails({ kind: "parrot-drawn", seat: 1, from: { beach: 2 } }, null)).toEqual([
      { thing: null, from: "place-2", to: "seat-1" },
    ]);
  });

  it("brings every card of a set back to the wreck, and of hidden ones as many as were told", () => {
    const laying = { singles: [3], doubles: [8, 12] };
    const set = trails({ kind: "set-played", seat: 0, laying }, 0);
    expect(set.map(({ thing }) => thing)).toEqual(["card-3", "card-8", "card-12"]);
    expect(set.every(({ from, to }) => from === "hand" && to === "wreck")).toBe(true);
    expect(trails({ kind: "put-back", seat: 1, n: 3, cards: null }, 0)).toHaveLength(3);
    expect(trails({ kind: "hand-returned", seat: 0, n: 1, cards: [4] }, 0)).toEqual([
      { thing: "card-4", from: "hand", to: "wreck" },
    ]);
  });

  it("turns up cards where they lie when a wave comes", () => {
    expect(trails({ kind: "wave-rolled", cards: [5, 21, 9] }, 0)[1]).toEqual({
      thing: "card-21",
      from: "place-1",
      to: "place-1",
    });
  });

  it("is nothing where nothing but numbers change", () => {
    expect(trails({ kind: "clock-moved", to: 3 }, 0)).toEqual([]);
    expect(trails({ kind: "turn-passed", seat: 1 }, 0)).toEqual([]);
  });
});
