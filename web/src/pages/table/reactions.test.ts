import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES, keyOf } from "../../games/catalogue";
import { reactionsOf } from "./reactions";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

test("every question that may be left to a standing order has a name in every language", () => {
  const all = GAMES.flatMap((game) => reactionsOf(game).map((question) => ({ game, question })));
  expect(all.length).toBeGreaterThan(5);
  for (const language of ["en", "pl", "de"]) {
    const nameless = all.filter(({ game, question }) => {
      const own = read(`games/${game}/words/${language}.ftl`);
      const page = read(`games/${game}/page/words/${language}.ftl`);
      const card = own.includes(`\n${keyOf(game, `card-${question}`)} =`);
      return !card && !page.includes(`\n${keyOf(game, `question-${question}`)} =`);
    });
    expect(nameless).toEqual([]);
  }
});
