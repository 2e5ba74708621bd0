import { expect, test } from "vitest";
import { orderOf, readSolo } from "./solo";

test("what was chosen last counts only within the bounds of the game", () => {
  const usual = { seats: 3, level: "deckhand", people: [], options: {} };
  expect(readSolo("rum", {})).toEqual(usual);
  expect(readSolo("rum", { solo: { seats: 9, level: "admiral", people: [1] } })).toEqual(usual);
  expect(readSolo("rum", { solo: "?" })).toEqual(usual);
  expect(readSolo("jolly-roger", { solo: { seats: 10 } }).seats).toBe(10);
});

test("people sit first, and bots take what is left", () => {
  const solo = readSolo("rum", {
    solo: { seats: 4, level: "deckhand", people: ["Ann", " ", "Bo"] },
  });
  const order = orderOf("rum", solo, "You");
  expect(order.people).toEqual(["Ann", "Bo"]);
  expect(order.bots).toEqual(["deckhand", "deckhand"]);
  expect(orderOf("rum", { ...solo, people: [] }, "You").people).toEqual(["You"]);
  expect(order.setting).toMatchObject({ game: "rum", seats: 4, pace: { kind: "none" } });
});
