import { expect, test } from "vitest";
import type { View } from "../../wire/generated/jolly-roger";
import { EMPTY, addressed, giving, offering, promises, wanting } from "./offers";

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
    promise: null,
  });
});

test("another one addressed, nothing of the first is wanted any more", () => {
  const draft = wanting(giving(addressed(EMPTY, 2), 4), 90);
  const other = addressed({ ...draft, promise: { by: "you", what: "play", n: 1 } }, 3);
  expect(other).toEqual({ to: 3, give: [4], want: [], promise: null });
  expect(addressed(draft, 2)).toBe(draft);
});

test("promises fit the two: posts from the Captain, peace from the others", () => {
  const said = (list: ReturnType<typeof promises>) =>
    list.filter(({ what }) => what !== "play").map(({ by, what }) => `${by} ${what}`);
  expect(said(promises(view({}), 0, 2))).toEqual(["me appoint", "you no-mutiny"]);
  expect(said(promises(view({ unrest: "spent" }), 1, 2))).toEqual(["me share"]);
  const fight = view({ phase: { kind: "mutiny" } });
  expect(said(promises(fight, 2, 3))).toContain("you stay-out");
});

test("with three there is no post to give, and only the guard seeks one to guard", () => {
  const three = view({ quartermaster: null, unrest: "spent" });
  expect(promises(three, 0, 1).some(({ what }) => what === "appoint")).toBe(false);
  const ashore = view({ phase: { kind: "guard" }, guard: 2 });
  expect(promises(ashore, 2, 3)[0]).toEqual({ by: "you", what: "guard", n: 0 });
  expect(promises(ashore, 3, 2).some(({ what }) => what === "guard")).toBe(false);
});
