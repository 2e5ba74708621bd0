/**
 * The five nations: each colour has a sign, a pattern and a rig of its own, so that colour is never
 * the only difference. The terminal uses the same signs.
 */

import type { Colour } from "../model";

export interface Nation {
  /** The colour of sails and flags, and a readable colour on top of it. */
  sail: string;
  shade: string;
  on: string;
  /** The sign as a path in a box from -10 to 10. */
  sign: string;
  /** Lines over the sail, in a box of 8 by 8. */
  weave: string;
}

export const NATIONS: Record<Colour, Nation> = {
  yellow: {
    sail: "#f0c24a",
    shade: "#b8801f",
    on: "#3b2705",
    sign: "M0-9 9 7-9 7Z",
    weave: "",
  },
  blue: {
    sail: "#4d8fd0",
    shade: "#23548c",
    on: "#f3f8ff",
    sign: "M0-10 8 0 0 10-8 0Z",
    weave: "M2 0V8M6 0V8",
  },
  green: {
    sail: "#5cab68",
    shade: "#2a6a3b",
    on: "#f4fff2",
    sign: "M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8Z",
    weave: "M0 2H8M0 6H8",
  },
  red: {
    sail: "#d2493a",
    shade: "#8c2116",
    on: "#fff5ee",
    sign: "M-7-7H7V7H-7Z",
    weave: "M0 8 8 0M-2 2 2-2M6 10 10 6",
  },
  black: {
    sail: "#3a3641",
    shade: "#16131b",
    on: "#f7efe0",
    sign: "M0 9-9-7H9Z",
    weave: "M0 0 8 8M0 8 8 0",
  },
};

interface Rig {
  hull: string;
  /** A lighter stripe along the hull. */
  strake: string;
  /** Masts: where they stand and where they end. */
  masts: [number, number][];
  /** Square sails: middle, top, width, height. The first carries the sign. */
  squares: [number, number, number, number][];
  /** Other sails as paths; without squares the sign is at `sign`. */
  lateens: string[];
  sign: [number, number, number];
  /** Gun ports. */
  ports: [number, number][];
}

export const RIGS: Record<Colour, Rig> = {
  yellow: {
    hull: "M16 70Q50 78 84 66Q80 87 64 88H36Q20 86 16 70Z",
    strake: "M18 76Q50 83 82 73",
    masts: [
      [42, 14],
      [68, 30],
    ],
    squares: [],
    lateens: [
      "M44 16Q30 40 18 66Q40 70 50 64Q52 36 44 16Z",
      "M69 32Q62 48 57 64Q74 68 82 62Q80 44 69 32Z",
    ],
    sign: [37, 52, 0.85],
    ports: [],
  },
  blue: {
    hull: "M13 60 22 71H74L88 56Q90 78 77 89H29Q15 83 13 60Z",
    strake: "M16 72Q50 80 87 68",
    masts: [
      [30, 24],
      [54, 12],
      [76, 28],
    ],
    squares: [
      [53, 38, 28, 28],
      [53, 18, 20, 17],
      [29, 42, 19, 23],
      [29, 28, 14, 12],
    ],
    lateens: ["M77 30Q70 44 70 56Q80 58 87 52Q86 40 77 30Z"],
    sign: [54, 52, 0.8],
    ports: [],
  },
  green: {
    hull: "M22 73Q50 80 82 69Q78 88 62 89H40Q27 86 22 73Z",
    strake: "M25 79Q52 85 80 75",
    masts: [[52, 10]],
    squares: [],
    lateens: ["M54 14Q76 34 80 66Q66 70 54 67Z", "M50 16Q36 44 26 68Q40 71 50 67Z"],
    sign: [64, 52, 0.8],
    ports: [],
  },
  red: {
    hull: "M7 66 21 72H79L93 63Q93 80 81 89H23Q10 82 7 66Z",
    strake: "M12 75Q50 82 91 72",
    masts: [
      [26, 18],
      [51, 8],
      [76, 22],
    ],
    squares: [
      [50, 40, 25, 26],
      [50, 25, 20, 13],
      [50, 13, 14, 10],
      [25, 44, 19, 22],
      [25, 30, 15, 12],
      [75, 46, 18, 20],
      [75, 33, 13, 11],
    ],
    lateens: [],
    sign: [51, 53, 0.75],
    ports: [
      [30, 80],
      [42, 81],
      [54, 81],
      [66, 80],
    ],
  },
  black: {
    hull: "M7 62 23 61 25 71H60L63 58 92 48Q95 76 83 90H25Q9 82 7 62Z",
    strake: "M11 73Q52 82 93 66",
    masts: [
      [25, 18],
      [50, 6],
      [77, 18],
    ],
    squares: [
      [49, 34, 31, 32],
      [49, 12, 22, 19],
      [24, 38, 20, 21],
      [24, 23, 14, 12],
      [77, 26, 18, 18],
    ],
    lateens: [],
    sign: [50, 50, 0.95],
    ports: [
      [34, 80],
      [46, 81],
      [58, 81],
      [70, 79],
    ],
  },
};

/** A square sail filled by the wind. */
export function square([x, y, w, h]: [number, number, number, number]): string {
  const left = x - w / 2;
  const right = x + w / 2;
  const bulge = w * 0.16;
  return (
    `M${left} ${y}Q${x} ${y + 2} ${right} ${y}` +
    `Q${right + bulge} ${y + h * 0.55} ${right} ${y + h}` +
    `Q${x} ${y + h - 5} ${left} ${y + h}Q${left + bulge} ${y + h * 0.5} ${left} ${y}Z`
  );
}
