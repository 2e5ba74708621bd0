import { expect, test } from "vitest";
import { drawerOf, type Shelf } from "./answers";

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    keep: (place, text) => void kept.set(place, text),
    recall: (place) => kept.get(place) ?? null,
  };
}

test("the last answer at each table is found again", () => {
  const here = shelf();
  const answer = { match: 1, window: 7, action: { kind: "pass" } };
  drawerOf("a", here).put({ ...answer, window: 6 });
  drawerOf("a", here).put(answer);
  drawerOf("b", here).put({ ...answer, match: 2 });
  expect(drawerOf("a", here).look()).toEqual(answer);
  expect(drawerOf("b", here).look()?.match).toBe(2);
  expect(drawerOf("c", here).look()).toBeNull();
});

test("answers of long ago are forgotten, and what cannot be read is none", () => {
  const here = shelf();
  for (let n = 0; n < 9; n++) drawerOf(`t${n}`, here).put({ match: n, window: 1, action: null });
  expect(drawerOf("t0", here).look()).toBeNull();
  expect(drawerOf("t8", here).look()?.match).toBe(8);
  here.keep("tortuga.answers", '{"no":1}');
  expect(drawerOf("t8", here).look()).toBeNull();
  here.keep("tortuga.answers", '[["t8",{"match":"x"}],3]');
  expect(drawerOf("t8", here).look()).toBeNull();
});
