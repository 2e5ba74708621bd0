import { expect, test } from "vitest";
import {
  frames,
  glideFrames,
  liftOf,
  outOf,
  shadowFrames,
  type Airborne,
  type Flight,
} from "./flights.svelte";

const place = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

test("a card comes out of a larger pile at its own size, out of a smaller one at the pile's", () => {
  const card = place(300, 200, 105, 147);
  expect(outOf(place(50, 60, 259, 363), card)).toMatchObject({ x: 50, y: 60, w: 105 });
  expect(outOf(place(50, 60, 40, 56), card).w).toBe(40);
});

const flight: Airborne<Flight> = {
  start: place(0, 0, 38, 80),
  end: place(100, 50, 200, 100),
  from: "deck",
  to: "stage",
  at: 0,
  takes: 300,
  stays: 100,
  how: "fly",
  width: 76,
  lay: false,
};

test("a stand-in fits into its places, never larger than it is, and stays at its end", () => {
  const path = frames(flight);
  expect(path.map(({ offset }) => offset)).toEqual([0, 0.375, 0.645, 0.75, 1]);
  expect(path[0]).toMatchObject({ transform: "translate(0px, 0px) scale(0.5)", opacity: 0 });
  expect(path.at(-1)).toMatchObject({ transform: "translate(100px, 50px) scale(1)", opacity: 1 });
});

test("what sinks or drops is gone at its end; what lay there was seen before", () => {
  for (const how of ["sink", "drop"] as const) {
    const path = frames({ ...flight, how, lay: true });
    expect([path[0]?.["opacity"], path.at(-1)?.["opacity"]]).toEqual([1, 0]);
  }
});

test("a card is lifted on its way, lands a little large and settles", () => {
  const sizes = glideFrames(200, 0, 1).map(({ transform }) => String(transform));
  expect(sizes[0]).toBe("translate(200px, 0px) scale(1)");
  expect(sizes[1]).toContain(`translate(80px, ${-liftOf(200)}px) scale(1.08)`);
  expect(sizes.slice(2)).toEqual(["translate(0px, 0px) scale(1.025)", "none"]);
  expect(liftOf(10)).toBeLessThan(liftOf(300));
  expect(liftOf(5000)).toBe(34);
});

test("the shadow is farthest and faintest at the top of the flight", () => {
  const [begin, top, landed] = shadowFrames(flight);
  expect(begin).toMatchObject({ opacity: 0 });
  expect(Number(top?.["opacity"])).toBeLessThan(Number(landed?.["opacity"]));
  expect(top?.offset).toBeLessThan(landed?.offset ?? 0);
});

test("flights move by transform and opacity alone, so that the browser need not lay out again", () => {
  const path = [...frames(flight), ...shadowFrames(flight), ...glideFrames(90, 40, 0.5)];
  const changed = new Set(path.flatMap((frame) => Object.keys(frame)));
  expect([...changed].sort()).toEqual(["offset", "opacity", "transform", "zIndex"]);
});
