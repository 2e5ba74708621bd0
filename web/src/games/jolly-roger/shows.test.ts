import { expect, test } from "vitest";
import type { View } from "../../wire/generated/jolly-roger";
import { EMPTY, picking, showing, stillHeld } from "./shows";

test("nothing is shown before it is said what and to whom", () => {
  expect(showing(EMPTY)).toBeNull();
  expect(showing(picking(EMPTY, 70))).toBeNull();
  expect(showing({ ...EMPTY, to: "all" })).toBeNull();
});

test("prizes are shown to one or to all, by id", () => {
  const draft = [80, 70, 75, 80].reduce(picking, EMPTY);
  expect(showing({ ...draft, to: 2 })).toEqual({ kind: "show", cards: [70, 75], to: 2 });
  expect(showing({ ...draft, to: 0 })).toEqual({ kind: "show", cards: [70, 75], to: 0 });
  expect(showing({ ...draft, to: "all" })).toEqual({ kind: "show", cards: [70, 75], to: null });
});

test("buried prizes can be shown, those that have gone cannot", () => {
  const seats = [{ prizes: { known: [70] }, buried: { known: [75] } }];
  const view = { seats } as unknown as View;
  const draft = { cards: [70, 75, 80], to: 1 };
  expect(stillHeld(draft, view, 0)).toEqual({ cards: [70, 75], to: 1 });
});
