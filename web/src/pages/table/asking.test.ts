import { expect, test } from "vitest";
import type { Phrase, WindowInfo } from "../../games/contract";
import { asking } from "./asking";

const window: WindowInfo = {
  id: 1,
  mode: "sealed",
  question: "mutiny",
  phrase: { key: "toy-now-turn" },
  weight: "reaction",
  asked: [0, 1, 2],
  n_waiting: 2,
  me: true,
  may: [],
  shown: 0,
  until_ms: null,
  card_until_ms: null,
  waited: null,
  may_wait: false,
  answered: false,
  resting: false,
};
const none = () => false;

test("a game's own words for a question come first", () => {
  const has = (key: string) => key === "jr-page-ask-mutiny";
  expect(asking("jolly-roger", window, 0, has)?.key).toBe("jr-page-ask-mutiny");
  expect(asking("jolly-roger", window, 0, none)?.key).toBe("ui-choose");
});

test("a question that is no turn has other words for those who wait, too", () => {
  const has = (key: string) => key.startsWith("pr-page-");
  const take: WindowInfo = { ...window, question: "take", asked: [2] };
  expect(asking("port-royal", take, 2, has)?.key).toBe("pr-page-ask-take");
  expect(asking("port-royal", { ...take, me: false }, 0, has)?.key).toBe("pr-page-wait-take");
});

test("a game's own words for a question can name the numbers of the question", () => {
  const args: Phrase["args"] = [["count", { kind: "number", value: 2 }]];
  const back: WindowInfo = {
    ...window,
    question: "put-back",
    phrase: { key: "rum-ui-now-put-back", args },
  };
  const has = (key: string) => key === "rum-page-ask-put-back";
  expect(asking("rum", back, 0, has)).toEqual({ key: "rum-page-ask-put-back", args });
});

test("one seat is named, of many only the number is told", () => {
  const turn = asking("rum", { ...window, asked: [2], me: false }, 0, none);
  expect(turn).toEqual({ key: "ui-turn", args: [["seat", { kind: "seat", value: 2 }]] });
  const open: WindowInfo = { ...window, mode: "open", weight: "decision", me: false };
  expect(asking("rum", open, 3, none)?.key).toBe("ui-waiting-count");
  expect(asking("rum", { ...open, may: [3] }, 3, none)?.key).toBe("ui-play-may");
  const hidden = asking("rum", { ...window, me: false }, 3, none);
  expect(hidden, "of a hidden reaction not even the number").toEqual({ key: "ui-play-sealed" });
  expect(asking("rum", null, 0, none)).toBeNull();
});

test("who has given a sealed answer waits, though a bribe is always possible", () => {
  const answered: WindowInfo = { ...window, weight: "decision", me: false, may: [0, 1, 2] };
  expect(asking("jolly-roger", answered, 0, none)?.key).toBe("ui-waiting-count");
});

test("whoever has no such card reads that nothing is to be done", () => {
  const has = (key: string) => key === "jr-page-ask-mutiny";
  const asked = asking("jolly-roger", window, 0, has, "live");
  expect(asked).toEqual({
    key: "ui-play-nothing",
    args: [["late", { kind: "choice", value: "live" }]],
  });
});
