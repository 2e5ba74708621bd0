import { expect, test } from "vitest";
import type { Beat } from "../games/contract";
import { momentsOf } from "./moments";

const tell = (event: unknown) => event as Beat;
const told = (...beats: Beat[]) =>
  beats.map((event, at) => ({ event, phrase: { key: `line-${at}` } }));

test("a moment comes with what its turn was, and nothing else is one", () => {
  const head: Beat = { part: "head", seat: 1 };
  const steal: Beat = { part: "news", seat: 1, moment: "stolen" };
  const found = momentsOf(told({ part: "news", seat: null }, head, steal), tell);
  expect(found).toEqual([{ beat: steal, cause: head, phrase: { key: "line-2" } }]);
  expect(momentsOf(told(head), tell)).toEqual([]);
  expect(momentsOf(told(steal), null), "before the telling is loaded").toEqual([]);
});
