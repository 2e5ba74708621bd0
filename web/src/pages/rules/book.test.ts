import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BOOKS } from "../../wire/generated/rules";
import { booksOf, editionsOf, isOurs, sectionsOf, textKey } from "./book";

const GAMES = Object.keys(BOOKS) as (keyof typeof BOOKS)[];

test("every rule stands in a section and has its text in every language", () => {
  for (const game of GAMES) {
    const rules = sectionsOf(game).flatMap((section) => section.rules);
    expect(rules.length).toBe(BOOKS[game].rules.length);
    for (const language of ["en", "pl", "de"]) {
      const file = new URL(`../../../../games/${game}/words/${language}.ftl`, import.meta.url);
      const words = readFileSync(file, "utf8");
      for (const rule of rules) expect(words).toContain(`\n${textKey(rule)} =`);
      for (const section of sectionsOf(game)) expect(words).toContain(`\n${section.key} =`);
    }
  }
});

test("tags tell whose rule it is", () => {
  const rule = { id: "X", section: 0, tags: ["en pl: two", "de: three", "de", "ours"] };
  expect(isOurs(rule)).toBe(true);
  expect(editionsOf(rule)).toEqual(["en pl", "de"]);
  expect(booksOf("en, in all the same")).toEqual([]);
  expect(booksOf("book")).toEqual([]);
});
