import { expect, test } from "vitest";
import { GAMES } from "../../games/catalogue";
import { examplesOf, shownAt, type Example } from "./film";

const EXAMPLE: Example = {
  name: "two-steps",
  seat: 0,
  seats: 2,
  rules: {},
  frames: [
    { fields: { clock: 1, hands: 3 }, events: [], window: null },
    { fields: { clock: 2 }, events: [], window: null },
    { fields: { hands: 2 }, events: [], window: null },
  ],
};

test("a position is made of all changes up to it", () => {
  expect(shownAt(EXAMPLE, 0).view).toEqual({ clock: 1, hands: 3 });
  expect(shownAt(EXAMPLE, 1).view).toEqual({ clock: 2, hands: 3 });
  expect(shownAt(EXAMPLE, 2).view).toEqual({ clock: 2, hands: 2 });
});

test("every game has three to five worked examples, and something happens in each move", async () => {
  for (const game of GAMES) {
    const examples = await examplesOf(game);
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(examples.length).toBeLessThanOrEqual(5);
    for (const { frames, name } of examples) {
      expect(frames.length, name).toBeGreaterThan(1);
      for (const { events } of frames.slice(1)) expect(events.length, name).toBeGreaterThan(0);
    }
  }
});
