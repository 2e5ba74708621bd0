import { describe, expect, it } from "vitest";
import { COLOURS } from "../model";
import { SIGNS, WEAVES, outline } from "./glass";

describe("the bottles", () => {
  it("differ in shape, in sign and in pattern, colour by colour", () => {
    expect(new Set(COLOURS.map(outline)).size).toBe(COLOURS.length);
    expect(new Set(COLOURS.map((colour) => SIGNS[colour])).size).toBe(COLOURS.length);
    expect(new Set(COLOURS.map((colour) => WEAVES[colour])).size).toBe(COLOURS.length);
  });

  it("are the same on both sides of the middle", () => {
    for (const colour of COLOURS) {
      const ends = [...outline(colour).matchAll(/([\d.]+) ([\d.]+)(?=[A-Z])/g)];
      const offset = ends.map(([, x]) => Number(x) - 20);
      const left = offset.filter((x) => x < 0).map((x) => (-x).toFixed(3));
      const right = offset.filter((x) => x > 0).map((x) => x.toFixed(3));
      expect(left.reverse()).toEqual(right);
    }
  });
});
