import { expect, test } from "vitest";
import type { Promise, View } from "../../wire/generated/jolly-roger";
import {
  EMPTY,
  addressed,
  giving,
  offering,
  pledges,
  pledging,
  promisedBy,
  promising,
  wanting,
  withPromise,
} from "./offers";

const view = (fields: Partial<View>) =>
  ({
    captain: 0,
    quartermaster: 1,
    unrest: "brewing",
    guard: null,
    phase: { kind: "voyage" },
    ...fields,
  }) as View;

test("an offer that says nothing, or to nobody, is not sent", () => {
  expect(offering(EMPTY)).toBeNull();
  expect(offering(addressed(EMPTY, 2))).toBeNull();
  expect(offering(giving(EMPTY, 4))).toBeNull();
});

test("what is given and wanted is toggled card by card and sent by id", () => {
  let draft = addressed(EMPTY, 2);
  for (const card of [80, 4, 70, 4]) draft = giving(draft, card);
  draft = wanting(draft, 90);
  expect(offering(draft)).toEqual({
    kind: "offer",
    to: 2,
    give: [70, 80],
    want: [90],
    promises: [],
  });
});

test("another one addressed, nothing of the first is wanted or promised any more", () => {
  const draft = promising(wanting(giving(addressed(EMPTY, 2), 4), 90));
  expect(addressed(draft, 3)).toEqual({ to: 3, give: [4], want: [], promises: [] });
  expect(addressed(draft, 2)).toBe(draft);
});

const later: Promise = { by: "me", what: "prizes", n: 1, due: "this-round" };

test("who holds nothing may still promise, up to three things, each of them once", () => {
  let draft = addressed(EMPTY, 2);
  for (let n = 0; n < 4; n += 1) draft = promising(draft);
  expect(draft.promises).toHaveLength(3);
  expect(offering(draft)).toMatchObject({ promises: [later] });
  const peace: Promise = { by: "you", what: "no-mutiny", n: 0, due: null };
  draft = withPromise(draft, 1, peace);
  expect(offering(draft)).toMatchObject({ promises: [later, peace] });
  draft = withPromise(draft, 0, null);
  expect(draft.promises).toEqual([peace, later]);
});

test("a promise has a number and a date only where it is about cards", () => {
  const some = { ...later, n: 4, due: "game-end" } as const;
  expect(pledging(some, "crew")).toEqual({ by: "me", what: "crew", n: 4, due: "game-end" });
  expect(pledging(some, "play")).toEqual({ by: "me", what: "play", n: 4, due: null });
  const peace = pledging(some, "no-mutiny");
  expect(peace).toEqual({ by: "me", what: "no-mutiny", n: 0, due: null });
  expect(pledging(peace, "prizes")).toEqual(later);
});

test("the other promises the same where he can, else what he can", () => {
  expect(promisedBy(later, "you", ["share", "prizes"])).toEqual({ ...later, by: "you" });
  const post: Promise = { by: "me", what: "appoint", n: 0, due: null };
  expect(promisedBy(post, "you", ["no-mutiny", "prizes"])).toEqual({
    by: "you",
    what: "no-mutiny",
    n: 0,
    due: null,
  });
});

test("promises fit the two: posts from the Captain, peace from the others, cards from all", () => {
  const cards = ["prizes", "crew", "play"];
  expect(pledges(view({}), 0, 2)).toEqual(["appoint", ...cards]);
  expect(pledges(view({}), 2, 0)).toEqual(["no-mutiny", ...cards]);
  expect(pledges(view({ unrest: "spent" }), 1, 2)).toEqual(["share", ...cards]);
  const fight = view({ phase: { kind: "mutiny" } });
  expect(pledges(fight, 3, 2)).toContain("stay-out");
});

test("with three there is no post to give, and only the guard can be relieved", () => {
  const three = view({ quartermaster: null, unrest: "spent" });
  expect(pledges(three, 0, 1)).not.toContain("appoint");
  const ashore = view({ phase: { kind: "guard" }, guard: 2 });
  expect(pledges(ashore, 3, 2)[0]).toBe("guard");
  expect(pledges(ashore, 2, 3)).not.toContain("guard");
});
