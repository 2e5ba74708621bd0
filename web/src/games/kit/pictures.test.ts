import { expect, test } from "vitest";
import { deck } from "../jolly-roger/art/deck";
import { harbour } from "../port-royal/art/harbour";
import { portrait, ship } from "../port-royal/art/drawings";
import { COLOURS as NATIONS } from "../port-royal/model";
import { back, end, ground, half } from "../rum/art/drawings";
import { COLOURS as GLASS } from "../rum/model";
import { fileOf, type Drawing } from "./pictures";

const paint = () => "#123456";
const NAMES = ["settler", "captain", "admiral"] as const;
const drawings: [string, Drawing][] = [
  ["harbour", harbour()],
  ["deck, bow to the right", deck({ width: 900, height: 400, unit: 1 })],
  ["deck, bow up", deck({ width: 390, height: 600, unit: 0.9 })],
  ["back", back(paint)],
  ...NATIONS.flatMap((colour): [string, Drawing][] => [
    [`ship ${colour}`, ship(colour, true)],
    [`trader ${colour}`, portrait({ trader: colour })],
  ]),
  ...NAMES.map((name): [string, Drawing] => [name, portrait(name)]),
  ...GLASS.flatMap((colour): [string, Drawing][] => [
    [`ground ${colour}`, ground(colour, paint, false)],
    [`end ${colour}`, end(colour, 2, paint, false)],
    [`half ${colour}`, half(colour, 1, paint, true)],
  ]),
];

test("a drawing stands by itself: an image sees neither styles nor other files", () => {
  for (const [name, drawing] of drawings) {
    const file = fileOf(drawing);
    const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...file.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(
      used.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([]);
    expect(file, name).not.toMatch(/var\(|href|undefined|NaN|class=/);
  }
});

test("the ship fills a space of a slightly different shape", () => {
  const file = fileOf(deck({ width: 900, height: 400, unit: 1 }));
  expect(file).toMatch(/^<svg [^>]*preserveAspectRatio="none"/);
});

test("only people who turned patterns on see them", () => {
  const [plain, woven] = [end("red", 1, paint, false), end("red", 1, paint, true)];
  expect(plain.inside).not.toContain("url(#weave");
  expect(woven.inside).toContain("url(#weave-red)");
  const [red] = NATIONS.filter((colour) => ship(colour, true).inside.includes('id="w"'));
  expect(red && ship(red, true).inside).not.toBe(red && ship(red, false).inside);
});
