import { expect, test } from "vitest";
import { keyed, type Keyed } from "./keyed";

/** What a key does while the focus is inside these elements. */
function pressed(key: string, inside: readonly string[], ctrlKey = false): string[] {
  const done: string[] = [];
  const says = (what: string) => () => void done.push(what);
  const doing: Keyed = {
    nth: (at) => void done.push(`choice ${at}`),
    confirm: says("confirm"),
    change: says("change"),
    hint: says("hint"),
    undo: says("undo"),
    choices: says("choices"),
    log: says("log"),
    help: says("help"),
    pending: true,
  };
  const closest = (list: string) => list.split(", ").find((name) => inside.includes(name)) ?? null;
  const held = { ctrlKey, metaKey: false, altKey: false, defaultPrevented: false };
  const target = Object.assign(new EventTarget(), { closest });
  keyed({ key, ...held, target, preventDefault: () => undefined }, doing);
  return done;
}

test("numbers choose, wherever no text is written", () => {
  expect(pressed("2", [])).toEqual(["choice 1"]);
  expect(pressed("2", ["button"])).toEqual(["choice 1"]);
  expect(pressed("2", ["input"])).toEqual([]);
});

test("U and Ctrl+Z take back, but not what is written in a field", () => {
  expect(pressed("u", [])).toEqual(["undo"]);
  expect(pressed("z", [], true)).toEqual(["undo"]);
  expect(pressed("z", ["input"], true)).toEqual([]);
  expect(pressed("1", [], true)).toEqual([]);
});

test("keys pressed in a game's own dialogue do nothing behind it", () => {
  for (const key of ["1", "Enter", "Escape", "h"]) {
    expect(pressed(key, ["button", "dialog"])).toEqual([]);
  }
});
