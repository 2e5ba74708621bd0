import { describe, expect, it } from "vitest";
import { flights } from "./flights";
import type { Event } from "./model";

const trails = (event: Event, me: number | null) => flights([event], me);

describe("what flies where", () => {
  it("goes from the wreck or the beach to whoever drew, by name where it is known", () => {
    expect(trails({ kind: "drew-wreck", seat: 2, card: null }, 0)).toMatchObject([
      { thing: null, from: "wreck", to: "seat-2" },
    ]);
    expect(trails({ kind: "took-up", seat: 0, place: 1, card: 7 }, 0)).toMatchObject([
      { thing: "card-7", from: "place-1", to: "hand" },
    ]);
    expect(trails({ kind: "parrot-drawn", seat: 1, from: { beach: 2 } }, null)).toMatchObject([
      { thing: null, from: "place-2", to: "seat-1" },
    ]);
  });

  it("brings every card of a set back to the wreck, and of hidden ones as many as were told", () => {
    const laying = { singles: [3], doubles: [8, 12] };
    const set = trails({ kind: "set-played", seat: 0, laying, beach: [] }, 0);
    expect(set.map(({ thing }) => thing)).toEqual(["card-3", "card-8", "card-12"]);
    expect(set.map(({ up }) => up)).toEqual(["single", "double", "double"]);
    expect(set.map(({ at }) => at)).toEqual([0, 130, 260]);
    expect(set.every(({ from, to }) => from === "hand" && to === "wreck")).toBe(true);
    expect(trails({ kind: "put-back", seat: 1, n: 3, cards: null }, 0)).toHaveLength(3);
    expect(trails({ kind: "hand-returned", seat: 0, n: 1, cards: [4] }, 0)).toMatchObject([
      { thing: "card-4", from: "hand", to: "wreck" },
    ]);
  });

  it("turns up cards where they lie when a wave comes", () => {
    expect(trails({ kind: "wave-rolled", cards: [5, 21, 9] }, 0)[1]).toMatchObject({
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
