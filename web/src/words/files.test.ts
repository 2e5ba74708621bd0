import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { GAMES } from "../games/catalogue";

const WEB = fileURLToPath(new URL("../../", import.meta.url));
const LANGUAGES = ["en", "pl", "de"];

function keys(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "");
}

const own = (language: string) => keys(join(WEB, "words", `${language}.ftl`));
const shared = (language: string) => keys(join(WEB, "../crates/text/words", `${language}.ftl`));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [path] : [];
  });
}

test("the page's words are the same in every language, each once, and none is a shared one", () => {
  const english = own("en");
  expect(new Set(english).size).toBe(english.length);
  for (const language of LANGUAGES) {
    expect([...own(language)].sort()).toEqual([...english].sort());
    const both = new Set(shared(language));
    expect(own(language).filter((key) => both.has(key))).toEqual([]);
  }
});

test("every word that pages and kit name is there", () => {
  const known = new Set([...own("en"), ...shared("en")]);
  const named = [...sources(join(WEB, "src/pages")), ...sources(join(WEB, "src/kit"))].flatMap(
    (file) => [...readFileSync(file, "utf8").matchAll(/"(ui-[a-z0-9-]+)"/g)].map(([, key]) => key),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((key) => !known.has(key ?? ""))).toEqual([]);
});

test.each(GAMES)("every word that the table of %s names is there", (game) => {
  const folder = join(WEB, "../games", game);
  const files = ["words/en.ftl", "page/words/en.ftl"].map((path) => join(folder, path));
  const known = new Set([...files.flatMap(keys), ...own("en"), ...shared("en")]);
  const [prefix] = keys(join(folder, "page/words/en.ftl"))[0]?.split("-") ?? [];
  const literal = new RegExp(`"((?:ui|${prefix})-(?:page|ui)-[a-z0-9-]+)"`, "g");
  const named = sources(join(WEB, "src/games", game)).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(literal)].map(([, key]) => key ?? ""),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test.each(GAMES)("the page's words of %s are used by it alone, in every language", (game) => {
  const of = (language: string) => keys(join(WEB, "../games", game, `page/words/${language}.ftl`));
  const [prefix] = of("en")[0]?.split("-") ?? [];
  for (const language of LANGUAGES) {
    expect([...of(language)].sort()).toEqual([...of("en")].sort());
    expect(of(language).filter((key) => !key.startsWith(`${prefix}-`))).toEqual([]);
  }
});
