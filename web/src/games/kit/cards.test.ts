import { expect, test } from "vitest";
import { inOrder, toggled } from "./cards";

test("a second click takes a card back, and cards are sorted by id", () => {
  const cards = [5, 3, 5, 9].reduce<number[]>((some, card) => toggled(some, card), []);
  expect(cards).toEqual([3, 9]);
  expect(inOrder([9, 10, 3])).toEqual([3, 9, 10]);
});
