import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BOOKS } from "../../wire/generated/rules";
import { booksOf, cardsOf, editionsOf, isOurs, sectionsOf, textKey } from "./book";

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

test("the cards are those of the engine, every heading with its word", () => {
  for (const game of GAMES) {
    const files = [
      `../../../../games/${game}/words/en.ftl`,
      "../../../../crates/text/words/en.ftl",
    ];
    const words = files.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join();
    for (const table of cardsOf(game)) {
      for (const key of [table.title, ...table.columns]) expect(words).toContain(`\n${key} =`);
      for (const group of table.groups) {
        expect(words).toContain(`\n${group.name.key} =`);
        for (const row of group.rows) expect(row.length).toBe(table.columns.length);
      }
    }
  }
  const persons = cardsOf("port-royal").find((table) => table.title === "pr-cards-persons");
  const pirate = persons?.groups.find((group) => group.name.key === "pr-role-pirate");
  expect(pirate?.power?.key).toBe("pr-ability-pirate");
  const rows = pirate?.rows.map((row) => row.map((cell) => cell.value));
  expect(rows).toEqual([
    [5, 1, 1],
    [7, 2, 1],
    [9, 3, 1],
  ]);
});

test("tags tell whose rule it is", () => {
  const rule = { id: "X", section: 0, tags: ["en pl: two", "de: three", "de", "ours"] };
  expect(isOurs(rule)).toBe(true);
  expect(editionsOf(rule)).toEqual(["en pl", "de"]);
  expect(booksOf("en, in all the same")).toEqual([]);
  expect(booksOf("book")).toEqual([]);
});
