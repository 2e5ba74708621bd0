import { expect, test } from "vitest";
import type { Action, Cards } from "./model";
import type { Menu } from "../contract";
import { byRum, discardCount, faceOf, voyagesDone } from "./model";
import { cardPhrase } from "./phrases";

const rules: Cards = {
  crew: [
    { kind: "skilled", skill: "guns", value: 2 },
    { kind: "special", special: "cook" },
  ],
  crewmen: [3, 1],
  prizes: [{ kind: "gold", value: 3 }],
  spoken: [{ key: "jr-card-crew" }, { key: "jr-card-cook" }, { key: "jr-prize-gold" }],
  destinations: [{ kind: "fort", needs: [1, 3, 3], yields: 5 }],
};

test("ids count through crew, prizes and destinations", () => {
  expect(faceOf(rules, 0)).toMatchObject({ of: "crew", crewmen: 3 });
  expect(faceOf(rules, 2)).toMatchObject({ of: "prize", prize: { kind: "gold", value: 3 } });
  expect(faceOf(rules, 3)).toMatchObject({ of: "chart", chart: { kind: "fort" } });
  expect(faceOf(rules, 4)).toEqual({ of: "nothing" });
  expect(cardPhrase(rules, 1).key).toBe("jr-card-cook");
  expect(cardPhrase(rules, 99).key).toBe("jr-card-unknown");
});

test("Rum decides among those level on gold, and shared wins need no Rum", () => {
  expect(byRum([5, 5, 0], [{ rank: 1 }, { rank: 2 }, { rank: 3 }])).toBe(true);
  expect(byRum([5, 5, 0], [{ rank: 1 }, { rank: 1 }, { rank: 3 }])).toBe(false);
  expect(byRum([5, 4, 4], [{ rank: 1 }, { rank: 2 }, { rank: 2 }])).toBe(false);
});

test("how many to discard is what the menu lists, not a rule of the page", () => {
  const choice = {
    action: { kind: "discard", cards: [1, 4] } as Action,
    notation: "",
    phrase: { key: "" },
  };
  expect(discardCount({ choices: [choice], composed: [] } as Menu<Action>)).toBe(2);
  expect(discardCount(null)).toBe(0);
});

test("voyages are counted, not rounds", () => {
  expect(voyagesDone({ round: 9, sailed: [70, 71, 72, 73, 74, 75, 76, 77, 78, 79] })).toBe(10);
  expect(voyagesDone({ round: 1, sailed: [] })).toBe(0);
});
