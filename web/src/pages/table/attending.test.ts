import { expect, test } from "vitest";
import type { WindowInfo } from "../../games/contract";
import { attended, mayRest } from "./attending";

const lookout: WindowInfo = {
  id: 3,
  mode: "sealed",
  question: "lookout",
  phrase: { key: "" },
  weight: "reaction",
  asked: [0, 1],
  n_waiting: 0,
  me: true,
  may: [],
  shown: 0,
  until_ms: null,
  card_until_ms: null,
  waited: null,
  may_wait: true,
  answered: false,
  resting: false,
};

test("everybody who is asked is shown it, unless their own order says otherwise", () => {
  expect(attended(lookout, [])).toBe(lookout);
  expect(attended(lookout, [{ question: "lookout", order: "always-ask" }])).toBe(lookout);
  expect(attended(lookout, [{ question: "cook", order: "never" }])).toBe(lookout);
  const quiet = attended(lookout, [{ question: "lookout", order: "until-turn" }]);
  expect([quiet?.me, quiet?.may_wait]).toEqual([false, false]);
});

test("nobody is asked what is over at the table already", () => {
  const late = attended(lookout, [], true);
  expect([late?.me, late?.may_wait]).toEqual([false, false]);
});

test("an order never hides a main decision", () => {
  const attack = { ...lookout, question: "attack", weight: "decision" } as WindowInfo;
  expect(attended(attack, [{ question: "attack", order: "never" }])).toBe(attack);
});

test("no more can be said of crew that is added in the open, by who is asked", () => {
  const attack = { ...lookout, mode: "open", weight: "decision", shown: 1 } as WindowInfo;
  expect([mayRest(attack, 1), mayRest(attack, 5), mayRest(attack, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayRest(lookout, 1)).toBe(false);
  // In port or on an island nobody is asked twice.
  expect(mayRest({ ...attack, shown: 0 }, 1)).toBe(false);
});
