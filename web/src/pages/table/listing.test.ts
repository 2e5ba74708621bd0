import { expect, test } from "vitest";
import type { Menu } from "../../games/contract";
import { furtherWords, listing } from "./listing";

const menu = (...actions: object[]): Menu<unknown> => ({
  choices: actions.map((action, at) => ({ action, notation: String(at), phrase: { key: "" } })),
  composed: [],
});
const discard = (card: number) => ({ kind: "discard", cards: [card] });
const COMPOSES = { discard: "jr-page-compose-discard" };

test("many discards are one entry, which leads to the table", () => {
  const { choices, composed } = listing(menu(discard(1), { kind: "pass" }, discard(2)), COMPOSES);
  expect(choices.map(({ action }) => action)).toEqual([{ kind: "pass" }]);
  expect(composed).toEqual(["discard"]);
});

test("a single one is listed itself, and so is everything the table does not put together", () => {
  expect(listing(menu(discard(1), { kind: "pass" }), COMPOSES).choices).toHaveLength(2);
  expect(listing(menu(discard(1), discard(2))).choices).toHaveLength(2);
  expect(listing(null, COMPOSES)).toEqual({ choices: [], composed: [] });
});

test("what else the table offers is told in the game's words, and each only once", () => {
  const bribes = { ...menu({ kind: "pass" }), composed: ["offer", "set", "meld"] };
  const words = { offer: "jr-page-compose-offer" };
  expect(furtherWords(bribes, [], words)).toEqual(["jr-page-compose-offer", "ui-play-composed"]);
  expect(furtherWords(bribes, ["set", "meld"], words)).toEqual(["jr-page-compose-offer"]);
  expect(furtherWords(null, [])).toEqual([]);
});
