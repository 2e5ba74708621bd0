import { expect, test } from "vitest";
import { problems, REQUESTS_MAX, SCRIPT_MAX, type Part } from "./budget";

const script = (name: string, bytes: number): Part => ({ name, bytes, isScript: true });
const picture = (name: string): Part => ({ name, bytes: 900_000, isScript: false });

test("a game within the bars is fine, however large its pictures are", () => {
  expect(problems("rum", [script("index.js", SCRIPT_MAX), picture("rum.svg")], 3)).toEqual([]);
});

test("a game over a bar is named, with everything it loads", () => {
  const [heavy, ...others] = problems(
    "rum",
    [script("index.js", SCRIPT_MAX), script("a.js", 1)],
    3,
  );
  expect(others).toEqual([]);
  expect(heavy).toContain("rum loads 140001 bytes of script");
  expect(heavy).toContain("a.js 1 (new)");
  const parts = Array.from({ length: REQUESTS_MAX }, (_, at) => picture(`${at}.svg`));
  expect(problems("rum", parts, 1)).toEqual([expect.stringContaining("rum makes 16 requests")]);
});
