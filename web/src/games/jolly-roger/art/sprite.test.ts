/**
 * The pictures are drawn by `web/build/art`. This test compares the sprite with the drawings;
 * `UPDATE_ART=1 npx vitest run sprite` writes it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { NAMES, sprite } from "../../../../build/art/sprite";
import { KIND_ORDER, SKILL_ORDER, type Prize, type Special } from "../model";
import { portraitOf, prizeArt } from "./pictures";
import { picturesIn } from "./pictures.svelte";

const FILE = fileURLToPath(new URL("sprite.svg", import.meta.url));
const BYTES_MAX = 40_000;

/** Every special card, as the types have them. */
const SPECIALS = Object.keys({
  captain: 1,
  quartermaster: 1,
  boatswain: 1,
  carpenter: 1,
  cook: 1,
  cutthroat: 1,
  "first-mate": 1,
  lookout: 1,
  "master-mariner": 1,
  "old-sailor": 1,
  "powder-monkey": 1,
  "sea-dog": 1,
  "second-mate": 1,
  "sharp-shooter": 1,
  "smart-kid": 1,
  stowaways: 1,
  surgeon: 1,
  traitor: 1,
} satisfies Record<Special, 1>) as Special[];

test("the sprite is what the drawings make", () => {
  if (process.env["UPDATE_ART"]) writeFileSync(FILE, sprite());
  expect(readFileSync(FILE, "utf8")).toBe(sprite());
});

test("every card has its picture", () => {
  const cards = Array.from({ length: 47 }, (_, card) => card);
  const prizes: Prize[] = [
    ...[0, 1, 2, 3, 9].map((value) => ({ kind: "gold" as const, value })),
    { kind: "rum" },
    { kind: "jewels" },
    { kind: "hostage" },
  ];
  const asked = [
    ...SPECIALS.map((special) => portraitOf({ kind: "special", special }, 0)),
    ...SKILL_ORDER.flatMap((skill) =>
      cards.map((card) => portraitOf({ kind: "skilled", skill, value: 1 }, card)),
    ),
    ...cards.map((card) => portraitOf({ kind: "any-skill", value: 1 }, card)),
    ...prizes.map(prizeArt),
    ...KIND_ORDER,
    ...SKILL_ORDER.map((skill) => `sign-${skill}`),
  ];
  expect(asked.filter((name) => !NAMES.includes(name))).toEqual([]);
});

test("the sprite refers to nothing: each picture is cut out of it", () => {
  expect(sprite()).not.toMatch(/url\(|href|<style/);
});

test("all pictures but the signs in the colour of the text keep their own colours", () => {
  const pictures = picturesIn(sprite());
  expect([...pictures.keys()]).toEqual(NAMES);
  const drawn = NAMES.filter((name) => pictures.get(name)?.kind === "shape");
  expect(drawn).toEqual(SKILL_ORDER.map((skill) => `sign-${skill}`));
  for (const [, { svg }] of pictures) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \S+ \S+"[^]*<\/svg>$/);
  }
});

test("the sprite stays small", () => {
  expect(brotliCompressSync(sprite()).length).toBeLessThan(BYTES_MAX);
});
