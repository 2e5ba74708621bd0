import { expect, test } from "vitest";
import { phrase, seatGap } from "./phrases";

test("an argument is what its value says: a number, a choice, a thing, things, a seat", () => {
  const card = phrase("card");
  expect(card).toEqual({ key: "card" });
  const gaps = { count: 2, side: "captain", card, cards: [card], seat: seatGap(1) };
  expect(phrase("said", gaps).args).toEqual([
    ["count", { kind: "number", value: 2 }],
    ["side", { kind: "choice", value: "captain" }],
    ["card", { kind: "name", value: card }],
    ["cards", { kind: "names", value: [card] }],
    ["seat", { kind: "seat", value: 1 }],
  ]);
});
