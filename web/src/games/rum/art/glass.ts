/**
 * The seven bottles: each colour has a shape and a sign of its own, so that nobody needs to see the
 * colour.
 */

import type { Colour } from "../model";

/** A step along the right side of a bottle, from its neck down; x is measured from the middle. */
type Step = [x: number, y: number] | [bendX: number, bendY: number, x: number, y: number];

const MIDDLE = 20;
const NECK_Y = 13;

const SIDES: Record<Colour, Step[]> = {
  red: [
    [5, 13],
    [5, 32],
    [6, 43, 14, 48],
    [14.5, 93],
    [14.5, 97, 10, 97],
  ],
  orange: [
    [4.5, 13],
    [5, 36],
    [7, 45, 13, 50],
    [19, 58, 19, 74],
    [19, 91, 11, 97],
  ],
  yellow: [
    [4, 13],
    [4.5, 24],
    [5, 36, 10, 44],
    [10.5, 92],
    [10.5, 97, 7, 97],
  ],
  green: [
    [5, 13],
    [5, 29],
    [6, 33, 17, 36],
    [17, 42],
    [13.5, 95],
    [12, 97],
  ],
  blue: [
    [4.5, 13],
    [4.5, 26],
    [5, 50, 14, 67],
    [20, 80, 17.5, 90],
    [15, 97, 9, 97],
  ],
  purple: [
    [5, 13],
    [5, 27],
    [15, 33, 13.5, 46],
    [11, 54, 13, 61],
    [19, 72, 18, 88],
    [17, 97, 10, 97],
  ],
  white: [
    [7, 13],
    [7, 22],
    [5.5, 24],
    [6, 33],
    [18, 38, 18, 48],
    [18, 90],
    [18, 97, 12, 97],
  ],
};

/** The outline of a bottle in a box of 40 by 100: the right side down, the left side up again. */
export function outline(colour: Colour): string {
  const side = SIDES[colour];
  const end = (step: Step): [number, number] => (step.length === 2 ? step : [step[2], step[3]]);
  const down = side.map((step, idx) => {
    if (idx === 0) return `M${MIDDLE + step[0]} ${NECK_Y}`;
    if (step.length === 2) return `L${MIDDLE + step[0]} ${step[1]}`;
    return `Q${MIDDLE + step[0]} ${step[1]} ${MIDDLE + step[2]} ${step[3]}`;
  });
  const up: string[] = [];
  for (let idx = side.length - 1; idx > 0; idx -= 1) {
    const [step, above] = [side[idx], side[idx - 1]];
    if (!step || !above) break;
    const [x, y] = end(above);
    if (idx === side.length - 1) up.push(`L${MIDDLE - end(step)[0]} ${end(step)[1]}`);
    const bend = step.length === 4 ? `Q${MIDDLE - step[0]} ${step[1]} ` : "L";
    up.push(`${bend}${MIDDLE - x} ${y}`);
  }
  return `${down.join("")}${up.join("")}Z`;
}

/** The signs, each in a box of 20 by 20, distinguishable as silhouettes. */
export const SIGNS: Record<Colour, string> = {
  // A heart, a sun, a star, a triangle, waves, a diamond, a crescent.
  red: "M10 18C4 13 1.5 10 1.5 6.5 1.5 3.5 3.7 2 5.7 2 7.6 2 9.2 3 10 4.8 10.8 3 12.4 2 14.3 2 16.3 2 18.5 3.5 18.5 6.5 18.5 10 16 13 10 18Z",
  orange:
    "M10 2.5A7.5 7.5 0 1 0 10 17.5 7.5 7.5 0 1 0 10 2.5ZM10 7A3 3 0 1 1 10 13 3 3 0 1 1 10 7Z",
  yellow: "M10 1 12.6 7.2 19.3 7.7 14.2 12 15.8 18.6 10 15 4.2 18.6 5.8 12 0.7 7.7 7.4 7.2Z",
  green: "M10 1.5 19 17.5 1 17.5Z",
  blue: "M0.5 7C3 2.5 6 2.5 10 5.5 13 8 16 8 19.5 4L19.5 8.5C16 12.5 12.5 12.5 9 9.8 6 7.5 3.5 8 0.5 11.5ZM0.5 14C3 9.5 6 9.5 10 12.5 13 15 16 15 19.5 11L19.5 15.5C16 19.5 12.5 19.5 9 16.8 6 14.5 3.5 15 0.5 18.5Z",
  purple: "M10 0.5 17 10 10 19.5 3 10Z",
  white: "M13.5 1.5A9 9 0 1 0 18.5 13.5 7.5 7.5 0 1 1 13.5 1.5Z",
};

/** The patterns, each in a box of 10 by 10, for people who turned patterns on. */
export const WEAVES: Record<Colour, string> = {
  // Rising lines, dots, a grid, falling lines, waves, diamonds, upright lines.
  red: "M-2 12 12-2M-2 2 2-2M8 12 12 8",
  orange: "M5 3.4A1.6 1.6 0 1 0 5 6.6 1.6 1.6 0 1 0 5 3.4Z",
  yellow: "M0 5H10M5 0V10",
  green: "M-2-2 12 12M-2 8 2 12M8-2 12 2",
  blue: "M0 6Q2.5 2 5 6T10 6",
  purple: "M5 1 9 5 5 9 1 5Z",
  white: "M5 0V10",
};
