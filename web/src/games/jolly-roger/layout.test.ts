import { expect, test } from "vitest";
import { along, arranged, columns, hull, rails } from "./layout";

test("everybody sits clockwise from one's own place, nobody twice", () => {
  for (let n = 3; n <= 10; n++) {
    for (const me of [null, 0, n - 1]) {
      const { stern, upper, bow, mine } = rails(n, me);
      const round = [...mine, ...[...stern].reverse(), ...upper, ...bow];
      expect([...round].sort((a, b) => a - b)).toEqual([...Array(n).keys()]);
      const first = round[0] ?? 0;
      expect(round).toEqual(round.map((_, idx) => (first + idx) % n));
      expect(stern).toHaveLength(bow.length);
      expect(upper.length).toBeGreaterThan(0);
      expect(upper.length).toBeLessThanOrEqual(4);
    }
  }
});

test("narrow rooms have rows as even as can be", () => {
  expect([2, 5, 6, 7, 9, 10].map(columns)).toEqual([2, 5, 3, 4, 5, 5]);
});

test("cards stay where they lay and new ones come last", () => {
  const at = (...cards: number[]) => cards.map((card) => ({ card, seat: 0 }));
  expect(arranged([], at(3, 8))).toEqual(at(3, 8));
  expect(arranged(at(8, 3), at(1, 3, 8))).toEqual(at(8, 3, 1));
  expect(arranged(at(8, 3, 1), at(1, 3))).toEqual(at(3, 1));
});

test("the ship keeps within its room", () => {
  const numbers = (hull(800, 400, 20).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(800);
  expect(along(0, 100, 40)).toEqual([10, 50, 90]);
});
