/** Heads and faces, in a box of 100 by 100: the chin is at about y = 70, the eyes at y = 44. */

import { c, e, fade, HAIR, INK, l, o, p, SKIN, type Tones } from "./draw";

export type Head = "square" | "round" | "long" | "gaunt" | "young";
export type Eyes = "open" | "squint" | "wide" | "aim" | "patch" | "shut";
export type Brow = "stern" | "flat" | "raised" | "sly" | "worried";
export type Nose = "straight" | "hook" | "bulb" | "small" | "broken";
export type Mouth = "grin" | "smirk" | "stern" | "smile" | "shout" | "none" | "gap";

export interface Face {
  skin: Tones;
  hair: Tones;
  head: Head;
  /** Where the face looks: -1 left, 1 right. */
  turn: number;
  eyes: Eyes;
  brow: Brow;
  nose: Nose;
  mouth: Mouth;
}

/** A face that differs from a plain one in these points. */
export const looking = (own: Partial<Face>): Face => ({
  skin: SKIN.tan,
  hair: HAIR.brown,
  head: "square",
  turn: 0,
  eyes: "open",
  brow: "flat",
  nose: "straight",
  mouth: "smirk",
  ...own,
});

/** The outline, and the shade along its right side. */
const HEADS: Record<Head, [outline: string, shade: string]> = {
  square: [
    "M32.5 38Q32 21 50 21T67.5 38L67 53Q66 63 59 68 55 71 50 71T41 68Q34 63 33 53Z",
    "M58 22Q67.8 25 67.5 38L67 53Q66 63 59 68 55 71 50 71 58.5 64 60.5 54 63 38 58 22Z",
  ],
  round: [
    "M31 42Q31 21 50 21T69 42Q69 58 61 66 56 70.5 50 70.5T39 66Q31 58 31 42Z",
    "M58 22Q69 26 69 42 69 58 61 66 56 70.5 50 70.5 60 62 62 48 63 34 58 22Z",
  ],
  long: [
    "M34 37Q33.5 21 50 21T66 37L65.5 54Q64 66 57 72 50 77 43 72 36 66 34.5 54Z",
    "M57 21.5Q66.3 25 66 37L65.5 54Q64 66 57 72 53 75 50 74.7 58 66 59.5 54 62 38 57 21.5Z",
  ],
  gaunt: [
    "M34 37Q33.5 21 50 21T66 37L66.5 46Q66 53 62.5 58 60 69 54 74 50 76 46 74 40 69 37.5 58 34 53 33.5 46Z",
    "M57 21.5Q66.3 25 66 37L66.5 46Q66 53 62.5 58 60 69 54 74 52 75 50 75 57 66 57.5 58 61.5 52 61 46 61 34 57 21.5Z",
  ],
  young: [
    "M33 42Q32 23 50 23T67 42Q67 55 59.5 62.5 55 67 50 67T40.5 62.5Q33 55 33 42Z",
    "M58 24Q67.5 28 67 42 67 55 59.5 62.5 55 67 50 67 59 58 60.5 47 62 34 58 24Z",
  ],
};

function eye(x: number, y: number, look: number, kind: Eyes, skin: Tones): string {
  if (kind === "shut") return l(`M${x - 4.5} ${y}Q${x} ${y + 2.4} ${x + 4.5} ${y - 0.5}`, INK, 1.7);
  const open = kind === "wide" ? 3.9 : kind === "squint" ? 1.7 : 2.9;
  const low = kind === "squint" ? 1.3 : 2.2;
  const white = `M${x - 4.4} ${y}Q${x - 0.5} ${y - open * 1.5} ${x + 4.4} ${y - 0.3}Q${x} ${y + low * 1.4} ${x - 4.4} ${y}Z`;
  return [
    p(white, "#f7eeda"),
    c(x + look * 1.1, y - 0.5, kind === "squint" ? 1.6 : 2.1, INK),
    c(x + look * 1.1 - 0.7, y - 1.2, 0.65, "#fff"),
    l(`M${x - 5} ${y + 0.3}Q${x - 0.6} ${y - open * 1.75} ${x + 4.8} ${y - 0.5}`, INK, 1.6),
    l(`M${x - 3.2} ${y + 2.9}Q${x} ${y + 4.1} ${x + 3.6} ${y + 2.3}`, skin.shade, 0.9),
  ].join("");
}

/** The heights of a brow's inner end, middle and outer end above the eye. */
const BROWS: Record<Brow, [number, number, number]> = {
  stern: [3.4, 6.6, 6.4],
  flat: [5.6, 6.9, 5.4],
  raised: [6.9, 9.3, 6.6],
  sly: [4.4, 7.6, 8.1],
  worried: [8.2, 8, 5.2],
};

function brow(x: number, y: number, side: number, kind: Brow, hair: Tones): string {
  const [inner, mid, outer] = BROWS[kind];
  const bend = `M${x - side * 5.2} ${y - inner}Q${x} ${y - mid - 1} ${x + side * 5.8} ${y - outer}`;
  return l(bend, hair.shade, 2.7);
}

const NOSES: Record<Nose, (x: number, t: number, skin: Tones) => string[]> = {
  straight: (x, t, skin) => [
    p(`M${x - t} 43L${x + 3.4} 54.5Q${x + 3} 57 ${x} 56.8L${x} 52Z`, skin.shade),
    l(`M${x - 3.2} 55.5Q${x} 58.2 ${x + 3.6} 55.2`, INK, 1.1),
    l(`M${x - 1.4} 45V52`, skin.light, 1.3),
  ],
  hook: (x, t, skin) => [
    p(
      `M${x - 1} 42Q${x + 3 + t * 3} 48 ${x + 4 + t * 2} 56Q${x + 2} 60 ${x - 1} 57.5L${x} 50Z`,
      skin.shade,
    ),
    l(`M${x - 3.5} 55.5Q${x - 1} 58 ${x + 1 + t} 58.7 ${x + 3} 58.5 ${x + 4.4} 55`, INK, 1.2),
    l(`M${x - 1.8} 44Q${x + t * 1.6} 49 ${x - 0.6 + t} 53`, skin.light, 1.4),
  ],
  bulb: (x, _, skin) => [
    e(x + 0.6, 54.2, 5.2, 4.4, skin.shade),
    e(x - 0.2, 53.6, 4.7, 4, "#d3805f"),
    e(x - 1.6, 52.2, 1.7, 1.3, skin.light),
    l(`M${x - 4.8} 55.5Q${x} 60 ${x + 5.2} 55`, INK, 1.1),
  ],
  small: (x, t, skin) => [
    l(`M${x - 2} 53.5Q${x + t} 55.6 ${x + 2.4} 53`, skin.shade, 1.5),
    e(x - 0.8, 51, 1, 1.5, skin.light),
  ],
  broken: (x, _, skin) => [
    p(
      `M${x - 2} 43L${x + 1.6} 47 ${x - 0.5} 50 ${x + 4} 55Q${x + 3} 58 ${x - 1} 57L${x - 1} 52Z`,
      skin.shade,
    ),
    l(`M${x - 3.6} 55.5Q${x} 58.6 ${x + 4} 55 `, INK, 1.2),
    l(`M${x - 2.6} 48L${x + 2} 46.5`, skin.light, 1.3),
  ],
};

const MOUTHS: Record<Mouth, (x: number, skin: Tones) => string[]> = {
  none: () => [],
  grin: (x) => [
    o(
      `M${x - 6.5} 60.5Q${x} 62.8 ${x + 7} 59.5 ${x + 5} 66.5 ${x} 66.5 ${x - 5} 66 ${x - 6.5} 60.5Z`,
      "#5b1d17",
      1.1,
    ),
    p(
      `M${x - 5.8} 61.2Q${x} 63.2 ${x + 6.2} 60.5L${x + 5.2} 63.3Q${x} 64.8 ${x - 5} 63.5Z`,
      "#f5ecd8",
    ),
    p(`M${x + 1.2} 62.4L${x + 3.5} 61.8V64L${x + 1.2} 64.3Z`, "#e3b04b"),
  ],
  gap: (x) => [
    o(
      `M${x - 6} 60Q${x} 62 ${x + 6} 60 ${x + 5} 66.5 ${x} 66.5 ${x - 5} 66.5 ${x - 6} 60Z`,
      "#5b1d17",
      1.1,
    ),
    p(
      `M${x - 5} 60.9Q${x - 3} 61.6 ${x - 1.6} 61.7V64H${x - 4.2}ZM${x + 1} 61.7L${x + 5} 60.9 ${x + 4.2} 63.9H${x + 1}Z`,
      "#f5ecd8",
    ),
    e(x, 65.2, 2.6, 1, "#b04a3c"),
  ],
  smirk: (x, skin) => [
    l(`M${x - 5} 62.6Q${x + 1} 63.6 ${x + 6} 59.6`, INK, 1.6),
    l(`M${x + 6.8} 58.3Q${x + 7.9} 59.6 ${x + 7.2} 61`, skin.shade, 1.2),
    l(`M${x - 2} 65.6Q${x} 66.3 ${x + 2.6} 65.3`, skin.shade, 1.3),
  ],
  stern: (x, skin) => [
    l(`M${x - 5} 62.8Q${x} 60.7 ${x + 5.4} 62.4`, INK, 1.6),
    l(`M${x - 2.4} 65.4Q${x} 66 ${x + 2.6} 65.2`, skin.shade, 1.4),
  ],
  smile: (x, skin) => [
    l(`M${x - 5.4} 60.5Q${x} 65.6 ${x + 5.8} 60`, INK, 1.6),
    l(`M${x - 2} 66Q${x} 66.8 ${x + 2.4} 65.8`, skin.shade, 1.2),
  ],
  shout: (x) => [
    o(
      `M${x - 4.6} 61Q${x} 58.8 ${x + 4.8} 61 ${x + 5} 69 ${x} 69 ${x - 5} 69 ${x - 4.6} 61Z`,
      "#5b1d17",
      1.1,
    ),
    p(`M${x - 3.6} 61.5Q${x} 60 ${x + 3.8} 61.5V63H${x - 3.6}Z`, "#f5ecd8"),
    e(x, 67, 2.6, 1.4, "#b04a3c"),
  ],
};

const ears = (skin: Tones, turn: number) =>
  [
    turn > -0.5 ? o("M33.5 42Q28.5 40 29 46 30 52 34.5 52Z", skin.base, 1.3) : "",
    turn < 0.5 ? o("M66.5 42Q71.5 40 71 46 70 52 65.5 52Z", skin.shade, 1.3) : "",
  ].join("");

/** The patch over the right eye, and its strap. */
const patch = (x: number) =>
  [
    l(`M31 35Q48 37 68 46`, "#17100d", 1.7),
    o(
      `M${x - 6} 39.5Q${x} 37.5 ${x + 6} 41.5 ${x + 5.5} 48.5 ${x} 49 ${x - 5.5} 47.5 ${x - 6} 39.5Z`,
      "#221a17",
      1,
    ),
    l(`M${x - 4} 41.5Q${x - 1} 40.5 ${x + 2} 41.2`, "#584a43", 1),
  ].join("");

/** Ears, head and features; beards and hats come on top. */
export function face(look: Face): string {
  const { skin, hair, turn: t, eyes } = look;
  const [outline, shade] = HEADS[look.head];
  const y = look.head === "young" ? 46 : 44;
  const [near, far, mid] = [42 + 2.2 * t, 58 + 2.2 * t, 50 + 2.6 * t];
  return [
    ears(skin, t),
    o(outline, skin.base),
    p(shade, skin.shade),
    fade(0.55, e(40 + 1.5 * t, 33, 6, 4, skin.light)),
    fade(0.28, e(39 + 2 * t, 55, 4.6, 3.2, "#c2452f"), e(61 + 2 * t, 55, 4, 3, "#c2452f")),
    eye(near, y, t, eyes === "patch" ? "squint" : eyes === "aim" ? "open" : eyes, skin),
    eyes === "patch" ? "" : eye(far, y, t, eyes === "aim" ? "shut" : eyes, skin),
    brow(near, y, -1, look.brow, hair),
    brow(far, y, 1, look.brow, hair),
    ...NOSES[look.nose](mid, t, skin),
    ...MOUTHS[look.mouth](mid, skin),
    eyes === "patch" ? patch(far) : "",
  ].join("");
}

/** A scar across a cheek. */
export const scar = (skin: Tones) =>
  l("M36.5 47L41 60", skin.light, 1.8) + l("M36.2 51.5L40 50.3M37.9 56L41.8 54.8", INK, 0.9);
