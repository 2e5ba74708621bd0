import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const games = readdirSync(new URL("games/", ROOT));
const folders = [
  "web/words",
  "crates/text/words",
  ...games.flatMap((game) => [`games/${game}/words`, `games/${game}/page/words`]),
];

test.each(["en", "pl", "de"])(
  "nobody is told to click: many players have no mouse (%s)",
  (lang) => {
    const told = folders.flatMap((folder) => {
      const url = new URL(`${folder}/${lang}.ftl`, ROOT);
      return read(url).filter((line) => /\b(click|klick|klikn)/i.test(line));
    });
    expect(told).toEqual([]);
  },
);

test.each(["en", "pl", "de"])("a link and the page it leads to have one name (%s)", (lang) => {
  const lines = read(new URL(`web/words/${lang}.ftl`, ROOT));
  const of = (key: string) => lines.find((line) => line.startsWith(`${key} = `))?.split(" = ")[1];
  expect(of("ui-nav-settings")).toBe(of("ui-settings-title"));
  expect(of("ui-nav-ranks")).toBe(of("ui-ranks-title"));
});

/** The lines of a file; none if the game has no such words. */
function read(url: URL): string[] {
  try {
    return readFileSync(url, "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"));
  } catch {
    return [];
  }
}
