import { expect, test } from "vitest";
import { GAP, place, type Box } from "./place";

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 200 };
const card = (left: number, top: number): Box => ({ left, top, width: 100, height: 140 });

function covers(at: { left: number; top: number }, size: typeof SIZE, box: Box): boolean {
  const apart =
    at.left + size.width <= box.left ||
    box.left + box.width <= at.left ||
    at.top + size.height <= box.top ||
    box.top + box.height <= at.top;
  return !apart;
}

test("a card at the bottom is explained above it, one at the top below it", () => {
  expect(place(card(450, 640), SIZE, WINDOW)).toEqual({ left: 350, top: 640 - GAP - 200 });
  expect(place(card(450, 20), SIZE, WINDOW)).toEqual({ left: 350, top: 160 + GAP });
});

test("the explanation stays in the window and never covers the card if there is room", () => {
  for (let left = 0; left <= 900; left += 50)
    for (let top = 0; top <= 660; top += 20) {
      const at = place(card(left, top), SIZE, WINDOW);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height);
      expect(covers(at, SIZE, card(left, top))).toBe(false);
    }
});

test("in a low window it goes beside the card", () => {
  const low = { width: 844, height: 390 };
  const tall = { width: 320, height: 340 };
  const at = place(card(100, 200), tall, low);
  expect(covers(at, tall, card(100, 200))).toBe(false);
  expect(at.left).toBe(200 + GAP);
});
