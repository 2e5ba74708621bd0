import { expect, test } from "vitest";
import type { Action } from "./model";
import type { Menu } from "../contract";
import { answersTo, buttons, giveTo, harmless, isLit, onSeat, usual, withCard } from "./choices";

const menu = (...actions: Action[]): Menu<Action> => ({
  choices: actions.map((action) => ({
    action,
    notation: JSON.stringify(action),
    phrase: { key: "x" },
  })),
  composed: [],
});
const actions = (choices: { action: Action }[]) => choices.map(({ action }) => action);
const plain = { way: "plain" } as const;

test("a card's choices are those that play it, whatever they do with it", () => {
  const join = (side: "captain" | "mutineer"): Action => ({
    kind: "join",
    side,
    card: 7,
    how: plain,
  });
  const other: Action = { kind: "contribute", card: 8 };
  const listed = menu({ kind: "pass", seen: 2 }, join("captain"), join("mutineer"), other);
  expect(actions(withCard(listed, 7))).toEqual([join("captain"), join("mutineer")]);
  expect(withCard(listed, 9)).toEqual([]);
  expect(withCard(null, 7)).toEqual([]);
});

test("a discard names no single card, and a Traitor's target is not what one clicks", () => {
  const listed = menu({ kind: "discard", cards: [3] }, { kind: "betray", card: 60, target: 4 });
  expect(withCard(listed, 3)).toEqual([]);
  expect(withCard(listed, 4)).toEqual([]);
  expect(withCard(listed, 60)).toHaveLength(1);
});

test("the golden button is the usual answer, never one that reveals or commits", () => {
  const golden = (...given: Action[]) => usual(buttons(menu(...given)))?.action ?? null;
  const pass: Action = { kind: "pass", seen: 1 };
  const reveal: Action = { kind: "reveal", seen: 1 };
  expect(golden(reveal, pass)).toEqual(pass);
  expect(golden(reveal)).toBeNull();
  expect(golden({ kind: "commit", side: "captain" })).toBeNull();
  expect(golden({ kind: "decline" }, { kind: "draw" })).toEqual({ kind: "draw" });
  expect(golden({ kind: "decline" })).toEqual({ kind: "decline" });
});

test("seats are clicked to appoint and to punish, and to give once a prize is chosen", () => {
  const listed = menu({ kind: "appoint", seat: 2 }, { kind: "give", card: 70, to: 3 });
  expect(onSeat(listed, 2)?.action).toEqual({ kind: "appoint", seat: 2 });
  expect(onSeat(listed, 3)).toBeNull();
  expect(giveTo(listed, 70, 3)?.action).toEqual({ kind: "give", card: 70, to: 3 });
  expect(giveTo(listed, 70, 2)).toBeNull();
  expect(giveTo(listed, 71, 3)).toBeNull();
});

test("buttons are what takes no card and no seat, the calm one first", () => {
  const listed = menu(
    { kind: "reveal", seen: 1 },
    { kind: "contribute", card: 1 },
    { kind: "pass", seen: 1 },
    { kind: "accept", from: 1, nth: 0 },
  );
  expect(actions(buttons(listed)).map(({ kind }) => kind)).toEqual(["pass", "reveal"]);
});

test("an offer is answered by whom it was made to, or taken back by whoever made it", () => {
  const listed = menu(
    { kind: "accept", from: 1, nth: 0 },
    { kind: "refuse", from: 1, nth: 0 },
    { kind: "accept", from: 1, nth: 1 },
    { kind: "withdraw", nth: 0 },
  );
  expect(actions(answersTo(listed, 1, 0, false)).map(({ kind }) => kind)).toEqual([
    "accept",
    "refuse",
  ]);
  expect(actions(answersTo(listed, 2, 0, true))).toEqual([{ kind: "withdraw", nth: 0 }]);
});

test("only a card that can do more than any other is lit", () => {
  const lit = (action: Action) => isLit(menu(action).choices);
  expect(lit({ kind: "use", card: 50, how: plain })).toBe(true);
  expect(lit({ kind: "betray", card: 60, target: 1 })).toBe(true);
  const kill = { way: "kill", leader: "mutineer" } as const;
  expect(lit({ kind: "join", side: "captain", card: 55, how: kill })).toBe(true);
  expect(lit({ kind: "join", side: "captain", card: 55, how: plain })).toBe(false);
  expect(lit({ kind: "contribute", card: 50 })).toBe(false);
});

test("what hardly anybody wants comes last", () => {
  const kill = (leader: "captain" | "mutineer"): Action => ({
    kind: "join",
    side: "captain",
    card: 55,
    how: { way: "kill", leader },
  });
  const listed = menu(kill("captain"), kill("mutineer"));
  const [own] = listed.choices;
  const choices = listed.choices.map((choice) =>
    choice === own ? { ...choice, unlikely: true } : choice,
  );
  const shown = actions(withCard({ ...listed, choices }, 55));
  expect(shown).toEqual([kill("mutineer"), kill("captain")]);
});

test("what cannot be undone asks twice", () => {
  expect(harmless({ kind: "decline" })).toBe(true);
  expect(harmless({ kind: "call", card: 1, how: plain })).toBe(false);
  expect(harmless({ kind: "reveal", seen: 1 })).toBe(false);
  expect(harmless({ kind: "accept", from: 1, nth: 0 })).toBe(false);
});
