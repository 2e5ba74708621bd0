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

test("crew in a mutiny is told by its crewmen, in an attack by its skill", () => {
  const joined: EventView = {
    kind: "joined",
    seat: 1,
    card: 7,
    side: "captain",
    how: { way: "plain" },
  };
  expect(tell(joined).fills).toEqual({ card: [{ name: "card-7", way: "crewmen" }] });
  const added: EventView = { kind: "contributed", seat: 1, card: 7 };
  expect(tell(added).fills).toEqual({ card: [{ name: "card-7" }] });
});

test("a ship that turns back, and a punishment, are moments", () => {
  expect(tell({ kind: "turned-back" }).moment).toBe("jr-page-moment-no-map");
  expect(tell({ kind: "flogged", seat: 2, card: 7 }).moment).toBe("jr-page-moment-flogged");
});
