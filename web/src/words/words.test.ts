import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Phrase } from "../games/contract";
import { Words } from "./words";

const shared = (language: string) =>
  readFileSync(new URL(`../../../crates/text/words/${language}.ftl`, import.meta.url), "utf8");

const PORT = `
hat = hat
    .acc = kapelusz
coat = coat
    .acc = płaszcz
takes = { $seat-is ->
    [me] You take { NAME($what, case: "acc") }.
   *[other] { $seat } takes { NAME($what, case: "acc") }.
} { CAP($what) } ({ $what-n })
long = one
    two

    three
`;

test("a phrase speaks to its listener, with things in the form that the sentence asks for", () => {
  const words = new Words("en", [shared("en"), PORT]);
  const phrase: Phrase = {
    key: "takes",
    args: [
      ["seat", { kind: "seat", value: 1 }],
      ["what", { kind: "names", value: [{ key: "hat" }, { key: "coat" }] }],
    ],
  };
  const names = ["Ann", "Bo"];
  expect(words.say(phrase, { me: 1, names })).toBe(
    "You take kapelusz and płaszcz. Hat and coat (2)",
  );
  expect(words.say(phrase, { me: 0, names })).toBe(
    "Bo takes kapelusz and płaszcz. Hat and coat (2)",
  );
  expect(words.say(phrase)).toContain("Seat 2 takes");
});

test("plurals follow numbers, and thousands have no marks", () => {
  const words = new Words("pl", [shared("pl")]);
  const cards = [1, 3, 5, 22, 1500].map((count) => words.word("ui-cards", { count }));
  expect(cards).toEqual(["1 karta", "3 karty", "5 kart", "22 karty", "1500 kart"]);
});

test("a line break is a space, an empty line a break; a missing key shows itself", () => {
  const words = new Words("en", [PORT]);
  expect(words.word("long")).toBe("one two\nthree");
  expect(words.word("nowhere")).toBe("⟨nowhere⟩");
  expect(words.key("nowhere")).toBeNull();
});
