import { expect, test } from "vitest";
import type { PileView, Promise, View } from "./model";
import {
  NO_OFFER,
  NO_SHOW,
  addressed,
  discarding,
  giving,
  offering,
  picking,
  pledges,
  pledging,
  promisedBy,
  promising,
  showing,
  stillHeld,
  wanting,
  withPromise,
} from "./drafts";

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
  expect(offering(NO_OFFER)).toBeNull();
  expect(offering(addressed(NO_OFFER, 2))).toBeNull();
  expect(offering(giving(NO_OFFER, 4))).toBeNull();
});

test("what is given and wanted is toggled card by card and sent by id", () => {
  let draft = addressed(NO_OFFER, 2);
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
  const draft = promising(wanting(giving(addressed(NO_OFFER, 2), 4), 90));
  expect(addressed(draft, 3)).toEqual({ to: 3, give: [4], want: [], promises: [] });
  expect(addressed(draft, 2)).toBe(draft);
});

const later: Promise = { by: "me", what: "prizes", n: 1, due: "this-round" };

test("who holds nothing may still promise, up to three things, each of them once", () => {
  let draft = addressed(NO_OFFER, 2);
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

test("nothing is shown before it is said what and to whom", () => {
  expect(showing(NO_SHOW)).toBeNull();
  expect(showing(picking(NO_SHOW, 70))).toBeNull();
  expect(showing({ ...NO_SHOW, to: "all" })).toBeNull();
});

test("prizes are shown to one or to all, by id", () => {
  const draft = [80, 70, 75, 80].reduce(picking, NO_SHOW);
  expect(showing({ ...draft, to: 2 })).toEqual({ kind: "show", cards: [70, 75], to: 2 });
  expect(showing({ ...draft, to: 0 })).toEqual({ kind: "show", cards: [70, 75], to: 0 });
  expect(showing({ ...draft, to: "all" })).toEqual({ kind: "show", cards: [70, 75], to: null });
});

test("buried prizes can be shown, those that have gone cannot", () => {
  const pile = (...known: number[]): PileView => ({ count: known.length, known });
  const tally = {
    appraised: [],
    offers_made: 0,
    shows_made: 0,
    repute: { kept: 0, broken: 0, risen: 0 },
  };
  const view = { seats: [{ hand: pile(), prizes: pile(70), buried: pile(75), ...tally }] };
  const draft = { cards: [70, 75, 80], to: 1 };
  expect(stillHeld(draft, view, 0)).toEqual({ cards: [70, 75], to: 1 });
});

test("cards to discard are sent in the order of their ids", () => {
  expect(discarding([9, 10, 3])).toEqual({ kind: "discard", cards: [3, 9, 10] });
});
