import { describe, expect, it } from "vitest";
import { abilities, standing, traders } from "./counts";
import { berths, persons, stacks, waitedFor, type Face, type Rules, type SeatView } from "./model";
import { abilityPhrase, cardPhrase } from "./phrases";

const FACES: Face[] = [
  { kind: "ship", colour: "blue", swords: 1, coins: 2 },
  { kind: "ship", colour: "black", swords: null, coins: 4 },
  { kind: "person", role: { trader: "red" }, cost: 3, points: 1 },
  { kind: "person", role: "sailor", cost: 3, points: 1 },
  { kind: "person", role: "sailor", cost: 5, points: 2 },
  { kind: "expedition", needs: { anchors: 2, crosses: 0, houses: 1 }, coins: 3, points: 6 },
];
const RULES: Rules = {
  seats: 2,
  options: { ending: "book", variant: "none" },
  faces: FACES,
  names: [],
  spoken: [{ key: "pr-card-ship" }],
  all_cards: [0, 1, 2, 3, 4, 5],
  points_needed: 12,
};
const NOTHING = {
  swords: 0,
  anchors: 0,
  crosses: 0,
  houses: 0,
  jacks: 0,
  traders: [0, 0, 0, 0, 0],
  mademoiselles: 0,
  admirals: 0,
  jesters: 0,
  governors: 0,
};
const SEAT: SeatView = {
  persons: [3, 4],
  expeditions: [],
  points: 3,
  abilities: { ...NOTHING, swords: 2, anchors: 1, traders: [0, 0, 0, 2, 0] },
  coins: 4,
  pile: [1, 1, 1, 1],
  pile_cards: null,
};

describe("cards", () => {
  it("lie in the berth of their colour, persons on the quay", () => {
    expect(berths(RULES, [0, 1, 3])).toEqual([null, 0, null, null, 1]);
    expect(persons(RULES, [0, 1, 3])).toEqual([3]);
  });

  it("of one role are stacked", () => {
    const found = stacks(RULES, [2, 3, 4]).map((stack) => stack.cards);
    expect(found).toEqual([[2], [3, 4]]);
  });

  it("are named as the game's own sentences name them", () => {
    expect(cardPhrase(RULES, 0)).toEqual(RULES.spoken[0]);
    expect(cardPhrase(RULES, 200).key).toBe("pr-card-unknown");
    expect(abilityPhrase({ trader: "red" }).args).toEqual([
      ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
    ]);
  });
});

describe("what lies before a seat", () => {
  it("is counted as the view says, and only what there is", () => {
    const signs = standing(RULES, SEAT).map(({ sign, value }) => [sign, value]);
    expect(signs).toEqual([
      ["points", 3],
      ["coins", 4],
      ["swords", 2],
    ]);
    expect(abilities(SEAT.abilities).map(({ sign }) => sign)).toEqual(["anchors"]);
    expect(traders(SEAT.abilities)).toEqual([{ colour: "red", count: 2 }]);
  });

  it("shows expeditions where one is needed to win", () => {
    const variant: Rules = { ...RULES, options: { ending: "book", variant: "expedition" } };
    expect(standing(variant, SEAT).map(({ sign }) => sign)).toContain("expeditions");
  });
});

it("nobody is told to wait for themselves", () => {
  const discovering = { phase: { kind: "discover" }, active: 0 } as const;
  expect(waitedFor(discovering, 0)).toBeNull();
  expect(waitedFor(discovering, 1)).toBe(0);
  expect(waitedFor(discovering, null)).toBe(0);
});
