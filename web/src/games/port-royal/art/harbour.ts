/** The harbour at golden hour as a drawing for an image: sky, town, warehouses, and the water. */

import { addressOf, type Drawing } from "../../kit/pictures";

/** Its width and height, and the height of the shore. */
export const BOX = [1200, 380] as const;
export const SHORE = 262;

/** Warehouses along the far shore: left edge, width, height, and their windows. */
const HOUSES: [number, number, number][] = [
  [18, 92, 78],
  [116, 60, 54],
  [182, 74, 96],
  [262, 52, 62],
  [690, 66, 70],
  [762, 88, 92],
  [856, 54, 58],
  [914, 100, 84],
  [1020, 60, 64],
  [1086, 90, 80],
];
const windows = (x: number, w: number, h: number) =>
  Array.from({ length: Math.floor(w / 22) * 2 }, (_, nth) => {
    const row = nth % 2;
    return [x + 9 + Math.floor(nth / 2) * 22, SHORE - h + 20 + row * 24] as const;
  });
/** The sun on the water: broken lines that grow wider and fainter. */
const GLINTS = Array.from({ length: 14 }, (_, nth) => {
  const y = SHORE + 5 + nth * 12;
  return { y, w: 90 + ((nth * 67) % 90) + nth * 5, o: 0.6 - nth * 0.04 };
});

const PAINTS = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#1c2f4a"/><stop offset="0.4" stop-color="#5c4a62"/>
<stop offset="0.72" stop-color="#c4704e"/><stop offset="1" stop-color="#f3b562"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d98d55"/>
<stop offset="0.16" stop-color="#8a6a5d"/><stop offset="0.45" stop-color="#2f5a63"/>
<stop offset="1" stop-color="#123540"/></linearGradient>
<radialGradient id="sun" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#fff3cf"/>
<stop offset="0.22" stop-color="#ffdf95" stop-opacity="0.95"/>
<stop offset="0.3" stop-color="#ffc66e" stop-opacity="0.55"/>
<stop offset="1" stop-color="#ff9d4d" stop-opacity="0"/></radialGradient></defs>`;

const SKY = `<rect width="1200" height="270" fill="url(#sky)"/>
<circle cx="560" cy="226" r="230" fill="url(#sun)"/><g fill="#ffd9a0" opacity="0.35">
<path d="M70 84q60-18 130-6 40-16 92 2 44-4 70 10H40q8-6 30-6z"/>
<path d="M820 58q50-16 108-4 46-14 90 4 40 0 62 10H800q4-8 20-10z"/>
<path d="M430 118q50-10 96-2 40-8 70 4H404q8-2 26-2z" opacity="0.7"/></g>
<path d="M0 262V214Q90 176 190 204 280 172 372 220 430 206 470 262ZM640 262Q700 202 800 214 890
168 1000 206 1110 182 1200 222V262Z" fill="#4a3a4c" opacity="0.75"/>
<g stroke="#2d2430" stroke-width="4" fill="none" stroke-linecap="round">
<path d="M352 262Q356 226 346 196"/>
<path d="M346 198q-20-12-32 2M346 198q-8-20-26-18M346 198q8-18 26-12M346 198q20-8 30 8"/>
<path d="M664 262q-4-30 4-54"/>
<path d="M668 210q-18-10-28 2M668 210q-6-16-22-14M668 210q10-14 24-8M668 210q16-4 24 8"/></g>`;

function house([x, w, h]: [number, number, number]): string {
  const [eaves, middle] = [SHORE - h, x + w / 2];
  const lights = windows(x, w, h).map(
    ([wx, wy]) =>
      `<rect x="${wx}" y="${wy}" width="9" height="12" rx="1.5" fill="#ffd27a" opacity="0.85"/>`,
  );
  return `<path d="M${x} ${SHORE}V${eaves}L${middle} ${eaves - w * 0.28} ${x + w} ${eaves}V${SHORE}Z"
fill="#2b2230"/><path d="M${x - 4} ${eaves + 2}L${middle} ${eaves - w * 0.31} ${x + w + 4}
${eaves + 2}" fill="none" stroke="#e8a765" stroke-opacity="0.45" stroke-width="2"/>${lights.join("")}`;
}

export function harbour(): Drawing {
  const glints = GLINTS.map(
    ({ y, w, o }) =>
      `<rect x="${560 - w / 2}" y="${y}" width="${w}" height="4" rx="2" opacity="${o}"/>`,
  );
  const sea = `<rect y="${SHORE}" width="1200" height="300" fill="url(#sea)"/>
<g fill="#ffe6ae">${glints.join("")}</g>`;
  return { box: BOX, inside: PAINTS + SKY + HOUSES.map(house).join("") + sea };
}

export const harbourImage = (): string => addressOf("pr-harbour", harbour);
