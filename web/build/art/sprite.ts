/** All pictures of Jolly Roger as one file of symbols; `sprite.test.ts` writes it. */

import { CREW } from "./crew";
import { OFFICERS } from "./officers";
import { PLACES } from "./places";
import { PRIZES } from "./prizes";
import { SAILORS } from "./sailors";
import { SIGNS } from "./signs";
import type { Picture } from "./draw";

const PICTURES: Picture[] = [...OFFICERS, ...CREW, ...SAILORS, ...PRIZES, ...PLACES, ...SIGNS];

/** Sums of decimals leave long tails. */
const rounded = (text: string) =>
  text.replace(/\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

const PENS = 'stroke-linecap="round" stroke-linejoin="round"';

const symbol = ({ id, box: [width, height], parts }: Picture) =>
  [
    `<symbol id="${id}" viewBox="0 0 ${width} ${height}" ${PENS}>`,
    ...parts.filter((part) => part !== "").map((part) => part.replaceAll("><", ">\n<")),
    "</symbol>",
  ].join("\n");

/** The text of the file. */
export const sprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${rounded(PICTURES.map(symbol).join("\n"))}\n</svg>\n`;

export const NAMES: readonly string[] = PICTURES.map(({ id }) => id);
