import { expect, test } from "vitest";
import { tell } from "./beats";
import type { EventView } from "./model";

test("a hidden prize changes neither the part, nor the seat, nor the moment", () => {
  const dug = (card: number | null): EventView => ({
    kind: "dug-up",
    from: 0,
    to: 2,
    card,
    seen_by: 0,
  });
  const { fills, ...seen } = tell(dug(90));
  expect(fills).toEqual({ card: [{ name: "card-90" }] });
  expect(tell(dug(null))).toEqual(seen);
});

test("a mutiny is a moment when it is called and when it is decided", () => {
  const decided = (winner: "captain" | "mutineer"): EventView => ({
    kind: "mutiny-decided",
    winner,
    captain: 1,
    losers: [],
  });
  expect(tell(decided("mutineer")).moment).toBe("jr-page-moment-overthrown");
  expect(tell(decided("captain")).moment).toBe("jr-page-moment-put-down");
});
