import { expect, test } from "vitest";
import type { Action, Cards, Offer, Promise } from "./model";
import type { Menu, Phrase } from "../contract";
import { discardCount, faceOf } from "./model";
import { cardPhrase, termsPhrase } from "./phrases";

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

test("how many to discard is what the menu lists, not a rule of the page", () => {
  const choice = {
    action: { kind: "discard", cards: [1, 4] } as Action,
    notation: "",
    phrase: { key: "" },
  };
  expect(discardCount({ choices: [choice], composed: [] } as Menu<Action>)).toBe(2);
  expect(discardCount(null)).toBe(0);
});

const gap = (of: Phrase, name: string) => of.args?.find(([key]) => key === name)?.[1].value;

const offer: Offer = {
  from: 1,
  to: 2,
  nth: 0,
  n_crew: 1,
  n_prizes: 1,
  n_wanted: 0,
  give: null,
  want: null,
  promises: [],
  progress: "open",
};

test("strangers hear how many cards an offer moves, the two hear which", () => {
  const given = (of: ReturnType<typeof termsPhrase>) =>
    (gap(of, "given") as { key: string }[]).map(({ key }) => key);
  expect(given(termsPhrase(rules, offer, false))).toEqual(["jr-count-crew", "jr-count-prizes"]);
  expect(given(termsPhrase(rules, { ...offer, give: [0, 2], want: [] }, true))).toEqual([
    "jr-card-crew",
    "jr-prize-gold",
  ]);
});

test("the promises of both sides are told apart", () => {
  const promises: Promise[] = [
    { by: "me", what: "prizes", n: 2, due: "next-round" },
    { by: "you", what: "no-mutiny", n: 0, due: null },
    { by: "me", what: "share", n: 0, due: null },
  ];
  const said = (of: string) => {
    const told = termsPhrase(rules, { ...offer, promises }, false);
    return (gap(told, of) as { key: string }[]).map(({ key }) => key);
  };
  expect(said("promised")).toEqual(["jr-pledge-prizes", "jr-pledge-share"]);
  expect(said("asked")).toEqual(["jr-pledge-no-mutiny"]);
});
