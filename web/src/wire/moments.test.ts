import { expect, test } from "vitest";
import type { Beat } from "../games/contract";
import { momentsOf } from "./moments";

const BEATS: Record<string, Beat> = {
  set: { part: "head", seat: 1 },
  steal: { part: "news", seat: 1, moment: "toy-steal" },
  drew: { part: "news", seat: 1 },
};
const tell = (event: unknown) => BEATS[event as string] as Beat;
const told = (...events: string[]) => events.map((event) => ({ event, phrase: { key: event } }));

test("big moments come with what caused them, for a table, a replay and a tutorial alike", () => {
  const [only, ...others] = momentsOf(told("set", "drew", "steal"), tell);
  expect(others).toEqual([]);
  expect(only?.phrase.key).toBe("steal");
  expect(only?.cause).toBe(BEATS["set"]);
});

test("without a moment, or before the game can tell, nothing is announced", () => {
  expect(momentsOf(told("set", "drew"), tell)).toEqual([]);
  expect(momentsOf(told("steal"), null)).toEqual([]);
});
