/** The page says every phrase as the terminal does; Rust writes the expected texts. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../games/catalogue";
import type { Phrase } from "../games/contract";
import { Words } from "./words";

interface Said {
  game: string;
  language: string;
  me: number | null;
  names: string[];
  phrase: Phrase;
  text: string;
}

const file = process.env["PHRASES"];
if (!file) throw new Error("PHRASES names the file that `cargo run --example phrases` wrote");
const all = JSON.parse(readFileSync(file, "utf8")) as Said[];

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

test("there is enough to compare", () => {
  expect(all.length).toBeGreaterThan(5_000);
});

for (const language of ["en", "pl", "de"]) {
  for (const game of GAMES) {
    test(`${game} in ${language}`, () => {
      const files = [`crates/text/words/${language}.ftl`, `games/${game}/words/${language}.ftl`];
      const words = new Words(language, files.map(read));
      const said = all.filter((one) => one.game === game && one.language === language);
      expect(said.length).toBeGreaterThan(100);
      const wrong = said.flatMap(({ phrase, me, names, text }) => {
        const ours = words.say(phrase, { me, names });
        return ours === text ? [] : [{ phrase, text, ours }];
      });
      expect(wrong.slice(0, 5)).toEqual([]);
    });
  }
}
