import { expect, test } from "vitest";
import type { Action, Offer, Phase, Promise, Rules, View } from "../../wire/generated/jolly-roger";
import type { Menu, WindowInfo } from "../contract";
import { discardCount, nowPhrase, type Scene } from "./now";
import { cardPhrase, faceOf, termsPhrase } from "./phrases";

const rules = {
  crew: [
    { kind: "skilled", skill: "guns", value: 2 },
    { kind: "special", special: "cook" },
  ],
  crewmen: [3, 1],
  prizes: [{ kind: "gold", value: 3 }],
  destinations: [{ kind: "fort", needs: [1, 3, 3], yields: 5 }],
} as unknown as Rules;

function scene(phase: Phase, fields: Partial<View> = {}, me = 1, asked = true): Scene {
  const view = {
    captain: 0,
    quartermaster: 1,
    interrupt: null,
    guard: null,
    mutiny: { members: [[0], [2]] },
    attack: { unassigned: [] },
    phase,
    ...fields,
  } as unknown as View;
  return { rules, view, me, window: { me: asked, mode: "open" } as WindowInfo, menu: null };
}
const gap = (of: ReturnType<typeof nowPhrase>, name: string) =>
  of?.args?.find(([key]) => key === name)?.[1].value;

test("ids count through crew, prizes and destinations", () => {
  expect(faceOf(rules, 0)).toMatchObject({ of: "crew", crewmen: 3 });
  expect(faceOf(rules, 2)).toMatchObject({ of: "prize", prize: { kind: "gold", value: 3 } });
  expect(faceOf(rules, 3)).toMatchObject({ of: "chart", chart: { kind: "fort" } });
  expect(faceOf(rules, 4)).toEqual({ of: "nothing" });
  expect(cardPhrase(rules, 1).key).toBe("jr-card-cook");
  expect(cardPhrase(rules, 99).key).toBe("jr-card-unknown");
});

test("the sentence speaks to whoever is asked", () => {
  expect(gap(nowPhrase(scene({ kind: "attack" })), "asked")).toBe("quartermaster");
  expect(gap(nowPhrase(scene({ kind: "attack" }, {}, 3)), "asked")).toBe("me");
  expect(gap(nowPhrase(scene({ kind: "attack" }, {}, 3, false)), "asked")).toBe("other");
  expect(gap(nowPhrase(scene({ kind: "mutiny" }, {}, 2)), "asked")).toBe("mutineer");
  expect(gap(nowPhrase(scene({ kind: "mutiny" }, {}, 3)), "asked")).toBe("neutral");
  expect(nowPhrase(scene({ kind: "over", ending: "voyages", gold: [] }))).toBeNull();
});

test("what lies above the phase is asked first", () => {
  const limit = { kind: "limit", window: 9 } as const;
  const asked = nowPhrase(scene({ kind: "voyage" }, { interrupt: limit }));
  expect(asked?.key).toBe("jr-ui-now-limit");
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

test("strangers hear how many cards an offer moves, the two hear which", () => {
  const offer = {
    from: 1,
    to: 2,
    nth: 0,
    n_crew: 1,
    n_prizes: 1,
    n_wanted: 0,
    give: null,
    want: null,
    promises: [],
    progress: "open" as const,
  };
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
  const offer = { promises, give: [], want: [] } as unknown as Offer;
  const said = (of: string) => {
    const told = termsPhrase(rules, offer, false);
    return (gap(told, of) as { key: string }[]).map(({ key }) => key);
  };
  expect(said("promised")).toEqual(["jr-pledge-prizes", "jr-pledge-share"]);
  expect(said("asked")).toEqual(["jr-pledge-no-mutiny"]);
});
