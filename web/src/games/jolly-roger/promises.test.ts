import { expect, test } from "vitest";
import type { Offer, View, Word } from "./model";
import { breakers, brokenSince, offeredCards, owed, type Record } from "./promises";

const word = (by: number, to: number, more: Partial<Word> = {}): Word => ({
  by,
  to,
  what: "prizes",
  n: 1,
  due: "this-round",
  ...more,
});
const said = ({ by, to }: Word) => ({ key: `${by} to ${to}` });
const record = (words: Word[], broken: number[]): Record => ({
  round: 2,
  words,
  said: { words: words.map(said) },
  seats: broken.map((n) => ({ repute: { kept: 0, broken: n, risen: 0 } })) as View["seats"],
});

test("a promise that was due and not kept is found by what the table says of its giver", () => {
  const peace = word(2, 0, { what: "no-mutiny", n: 0, due: null });
  const before = record([word(1, 0), peace], [0, 0, 0]);
  expect(brokenSince(before, record([peace], [0, 1, 0]))).toEqual([said(word(1, 0))]);
  expect(breakers(record([peace], [0, 1, 0]))).toEqual([{ seat: 1, count: 1 }]);
});

test("one that was kept or lapsed, or of which a card was handed over, was not broken", () => {
  const two = word(1, 0, { n: 2 });
  expect(brokenSince(record([word(1, 0)], [0, 0]), record([], [0, 0]))).toEqual([]);
  const less = record([word(1, 0, { n: 1 })], [0, 1]);
  expect(brokenSince(record([two], [0, 0]), less)).toEqual([]);
});

test("of several that end at once as many are told as were broken", () => {
  const both = [word(1, 0), word(1, 2)];
  expect(brokenSince(record(both, [0, 0, 0]), record([], [0, 1, 0]))).toHaveLength(1);
  expect(brokenSince(record(both, [0, 0, 0]), record([], [0, 2, 0]))).toEqual(both.map(said));
});

test("cards in my offers and cards I owe are spoken for", () => {
  const offer = (from: number, give: number[] | null) => ({ from, to: 3, give }) as Offer;
  const offers = [offer(0, [4, 70]), offer(1, null), offer(0, [5])];
  expect(offeredCards({ offers }, 0)).toEqual([4, 70, 5]);
  const words = [word(0, 1, { what: "crew", n: 2 }), word(0, 2), word(1, 0, { what: "crew" })];
  expect([owed({ words }, 0, "crew"), owed({ words }, 0, "prizes")]).toEqual([2, 1]);
});
