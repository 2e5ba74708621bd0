import { expect, test } from "vitest";
import jollyRoger from "../../games/jolly-roger/sounds";
import portRoyal from "../../games/port-royal/sounds";
import rum from "../../games/rum/sounds";
import { SOUNDS, type Score } from "./names";
import { buzzOf, cuesOf } from "./plan";

const score: Score = {
  events: { drawn: "slide", turned: "flip", paid: "coins", fired: "cannon", broke: "bust" },
  theme: { beats_per_minute: 120, melody: [], bass: [] },
};
const told = (...kinds: string[]) => kinds.map((kind) => ({ kind, seat: 1 }));
const sounds = (...kinds: string[]) => cuesOf(told(...kinds), score).map(({ sound }) => sound);

test("sounds follow each other in the order of events; unknown ones are silent", () => {
  expect(cuesOf(told("turned", "strange", "paid"), score)).toEqual([
    { sound: "flip", after_ms: 0 },
    { sound: "coins", after_ms: 130 },
  ]);
  expect(cuesOf([null, "answered", {}], score)).toEqual([]);
});

test("many events are a few sounds: no repetition but cards, and nothing after a loud one", () => {
  expect(sounds("paid", "paid", "turned")).toEqual(["coins", "flip"]);
  expect(sounds(...Array.from({ length: 9 }, () => "drawn"))).toHaveLength(5);
  expect(sounds("turned", "fired", "paid")).toEqual(["flip", "cannon"]);
});

test("a phone buzzes when my card lands or a turn goes wrong, for nobody else's card", () => {
  expect(buzzOf(told("drawn"), score, 1)).toEqual([14]);
  expect(buzzOf(told("drawn"), score, 2)).toBe(null);
  expect(buzzOf(told("drawn"), score, null)).toBe(null);
  expect(buzzOf(told("drawn", "broke"), score, 2)).toHaveLength(3);
});

test("every game's sounds exist, and its theme is short and has no note without length", () => {
  for (const { events, theme } of [rum, portRoyal, jollyRoger]) {
    for (const sound of Object.values(events)) expect(SOUNDS).toContain(sound);
    const notes = [...theme.melody, ...theme.bass];
    const seconds = notes.map(([at, length]) => ((at + length) * 60) / theme.beats_per_minute);
    expect(Math.max(...seconds)).toBeLessThan(9);
    expect(notes.every(([, length]) => length > 0)).toBe(true);
  }
});
