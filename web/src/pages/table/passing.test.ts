import { expect, test } from "vitest";
import { passesTo } from "./passing";

const seen = (version: number, me: boolean) => ({ match: 1, version, window: { me } });

test("the screen goes to who is asked, and stays with who is", () => {
  expect(passesTo([seen(4, true), seen(4, false)], 0)).toBeNull();
  expect(passesTo([seen(4, false), seen(4, true)], 0)).toBe(1);
  expect(passesTo([seen(4, false), seen(4, false)], 0)).toBeNull();
  expect(passesTo([seen(4, true), seen(4, true)], 1)).toBeNull();
  expect(passesTo([null, null], 0)).toBeNull();
  expect(passesTo([seen(4, true)], 0)).toBeNull();
});

test("nobody is handed a question that is gone: all must have come to the same moment", () => {
  expect(passesTo([seen(5, false), seen(4, true)], 0)).toBeNull();
  expect(passesTo([seen(1, false), { ...seen(1, true), match: 2 }], 0)).toBeNull();
});
