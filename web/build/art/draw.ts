/**
 * The pens of Jolly Roger's pictures. Light comes from the upper left; every material has a base,
 * a shade and a light, all flat: gradients and clips inside an external `<use>` do not resolve in
 * every browser.
 */

export const INK = "#2b190d";

/** Three tones of one material. */
export interface Tones {
  base: string;
  shade: string;
  light: string;
}

const tones = (base: string, shade: string, light: string): Tones => ({ base, shade, light });

export const SKIN = {
  fair: tones("#e9b68d", "#c78659", "#f8d6b4"),
  tan: tones("#d69b6b", "#a96c41", "#ebbd92"),
  ruddy: tones("#dc9670", "#b0623f", "#f0b894"),
  brown: tones("#a86d43", "#7a4829", "#c68f62"),
  dark: tones("#7d4c30", "#55301c", "#9d6a45"),
};

export const HAIR = {
  black: tones("#2c211c", "#17100d", "#4a3a31"),
  brown: tones("#5e3a20", "#3b2211", "#83552f"),
  ginger: tones("#a9521f", "#783410", "#cf7a36"),
  blond: tones("#c9963f", "#946823", "#e6bd6b"),
  grey: tones("#a7a097", "#776f66", "#cbc5bb"),
  white: tones("#e6e0d3", "#b5ac9b", "#faf7ee"),
};

export const CLOTH = {
  red: tones("#a8342a", "#75201a", "#cc5a44"),
  wine: tones("#6f2230", "#471420", "#954152"),
  blue: tones("#2f5f86", "#1d3f5d", "#5288b0"),
  navy: tones("#22385c", "#13233d", "#3d5a86"),
  green: tones("#3f6b4c", "#274631", "#638f6d"),
  olive: tones("#76753c", "#4f4f24", "#9b9a5c"),
  ochre: tones("#c98f35", "#96641c", "#e6b762"),
  linen: tones("#efe2c6", "#c6b38c", "#fdf6e4"),
  grey: tones("#6d6a6b", "#484547", "#918e8d"),
  black: tones("#2e282b", "#191517", "#4b4448"),
  leather: tones("#7c5029", "#52321a", "#a37242"),
  plum: tones("#5d4a7c", "#3d2f56", "#8270a3"),
};

export const WOOD = tones("#8a5a30", "#5d3819", "#b27f4a");
export const STEEL = tones("#b9c2c6", "#7d888e", "#eef3f3");
export const BRASS = tones("#d9a441", "#99681b", "#f9dd92");
export const IRON = tones("#47484c", "#2a2a2e", "#74767b");

/** A flat shape. */
export const p = (d: string, fill: string, more = "") => `<path fill="${fill}" d="${d}"${more}/>`;
/** A shape with an ink outline. */
export const o = (d: string, fill: string, width = 1.5) =>
  p(d, fill, ` stroke="${INK}" stroke-width="${width}"`);
/** A line. */
export const l = (d: string, stroke = INK, width = 1.2) =>
  p(d, "none", ` stroke="${stroke}" stroke-width="${width}"`);
export const c = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const e = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
/** A ring of ink around a round thing. */
export const oc = (x: number, y: number, r: number, fill: string, width = 1.5) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
export const g = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join("")}</g>`;
export const fade = (opacity: number, ...parts: string[]) =>
  `<g opacity="${opacity}">${parts.join("")}</g>`;

/** A picture of the sprite. */
export interface Picture {
  id: string;
  /** Width and height of its box. */
  box: [number, number];
  parts: string[];
}

export const picture = (
  id: string,
  parts: string[],
  box: [number, number] = [100, 100],
): Picture => ({ id, box, parts });
