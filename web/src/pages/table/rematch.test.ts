import { expect, test } from "vitest";
import type { SeatInfo } from "../../games/contract";
import type { Seats } from "../../wire/generated/table";
import { rematchOf } from "./rematch";

const person = (seat: number, name: string, me = false): SeatInfo => ({
  seat,
  name,
  me,
  kind: "person",
  away: false,
  colour: "",
  sign: "",
});
const bot: SeatInfo = { ...person(2, "Calico"), kind: "bot" };
const seats = (for_rematch: number[], stage = "over") =>
  ({ stage, you: 0, for_rematch }) as unknown as Seats;

test("everybody sees who wants another game, and who has not said so", () => {
  const infos = [person(0, "Me", true), person(1, "Ann"), bot, person(3, "Bob")];
  const wishes = rematchOf(seats([1]), infos);
  expect(wishes?.wanting.map(({ name }) => name)).toEqual(["Ann"]);
  expect(wishes?.missing.map(({ name }) => name)).toEqual(["Bob"]);
  expect(wishes?.mine).toBe(false);
  expect(rematchOf(seats([0, 1]), infos)?.mine).toBe(true);
});

test("alone among bots, or during a match, there is nobody to wait for", () => {
  expect(rematchOf(seats([0]), [person(0, "Me", true), bot])).toBeNull();
  expect(rematchOf(seats([], "playing"), [person(0, "Me", true), person(1, "Ann")])).toBeNull();
});
