import { expect, test } from "vitest";
import { Words } from "../../words/words";
import type { Phrase } from "../contract";
import { pieces } from "./pieces";

const WORDS = new Words("en", [
  'took = { $seat } takes { NAME($card, case: "a") }.\n' +
    "laid = Laid: { $cards }.\n" +
    "card = one\n    .a = a card\n" +
    "list-comma = { $list }, { $item }\nlist-and = { $list } and { $item }",
]);
const say = (phrase: Phrase) => WORDS.say(phrase, { me: null, names: ["Anne"] });
const card = { key: "card" };
const took: Phrase = {
  key: "took",
  args: [
    ["seat", { kind: "seat", value: 0 }],
    ["card", { kind: "name", value: card }],
  ],
};

test("a known thing takes the place of its name", () => {
  const thing = { name: "card-3" };
  expect(pieces(took, { card: [thing] }, say)).toEqual(["Anne takes ", thing, "."]);
});

test("without things the sentence is in words", () => {
  expect(pieces(took, undefined, say)).toEqual(["Anne takes a card."]);
  expect(pieces(took, { other: [{ name: "card-3" }] }, say)).toEqual(["Anne takes a card."]);
});

test("a list shows all its things, or none", () => {
  const laid: Phrase = { key: "laid", args: [["cards", { kind: "names", value: [card, card] }]] };
  const [one, two] = [{ name: "card-1" }, { name: "card-2" }];
  expect(pieces(laid, { cards: [one, two] }, say)).toEqual(["Laid: ", one, " and ", two, "."]);
  expect(pieces(laid, { cards: [one] }, say)).toEqual(["Laid: one and one."]);
});
