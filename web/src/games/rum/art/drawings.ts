/** RUM's cards as drawings for images. Their colours are those of `tokens.css`. */

import { addressOf, type Drawing } from "../../kit/pictures";
import { COLOURS, type Colour } from "../model";
import { outline, SIGNS, WEAVES } from "./glass";

/** The colours of the table by their custom properties. */
export type Paint = (name: string) => string;

/** The paints that drawings share: glass, tinted paper, and the weave of a colour. */
function paints(colour: Colour, paint: Paint): string {
  const [plain, dark, pale] = ["", "-dark", "-pale"].map((end) => paint(`--rum-${colour}${end}`));
  return `<defs><linearGradient id="glass" x1="0" x2="1" y1="0" y2="0.15">
<stop offset="0" stop-color="${dark}"/><stop offset="0.22" stop-color="${plain}"/>
<stop offset="0.62" stop-color="${plain}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<radialGradient id="tint-${colour}" cx="0.5" cy="0.3" r="0.9">
<stop offset="0" stop-color="${paint("--sand-50")}"/><stop offset="1" stop-color="${pale}"/>
</radialGradient><pattern id="weave-${colour}" width="10" height="10" patternUnits="userSpaceOnUse">
<path d="${WEAVES[colour]}" fill="none" stroke="${dark}" stroke-width="1.6" opacity="0.55"/>
</pattern></defs>`;
}

/** A piece of paper in the tint of a colour, with its weave for people who turned patterns on. */
function tinted(shape: string, colour: Colour, woven: boolean): string {
  const weave = woven ? `<path d="${shape}" fill="url(#weave-${colour})"/>` : "";
  return `<path d="${shape}" fill="url(#tint-${colour})"/>${weave}`;
}

/** One bottle, in a box of 40 by 100 of the surrounding drawing. */
function bottle(colour: Colour, paint: Paint, x: number, y: number, scale: number): string {
  const dark = paint(`--rum-${colour}-dark`);
  const handle = `<path d="M27 27Q37 28 36 42" fill="none" stroke="${dark}" stroke-width="3.5"
stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">
<path d="M15.5 3Q20 1.5 24.5 3L24 14L16 14Z" fill="${paint("--rum-cork")}"/>
${colour === "white" ? handle : ""}
<path d="${outline(colour)}" fill="url(#glass)" stroke="${dark}" stroke-width="1.6"
stroke-linejoin="round"/><path d="M17 16L17 30" stroke="${paint("--sand-50")}" stroke-width="2"
stroke-linecap="round" opacity="0.7"/><g transform="translate(20 72)">
<ellipse rx="11.5" ry="13" fill="${paint("--rum-label")}" stroke="${dark}"/>
<path d="${SIGNS[colour]}" transform="translate(-8 -8) scale(0.8)" fill="${dark}"
fill-rule="evenodd"/></g></g>`;
}

/** The sign of a colour on a small disc, which is visible at the edge of a fan of cards. */
function pip(colour: Colour, paint: Paint, x: number, y: number, r: number): string {
  const [plain, dark] = [paint(`--rum-${colour}`), paint(`--rum-${colour}-dark`)];
  const sign = colour === "white" || colour === "yellow" ? dark : paint("--sand-50");
  const at = `translate(${x - r * 0.7} ${y - r * 0.7}) scale(${r * 0.07})`;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${plain}" stroke="${dark}"/>
<path d="${SIGNS[colour]}" transform="${at}" fill="${sign}" fill-rule="evenodd"/>`;
}

const END = "M5 69.5V12Q5 5 12 5H88Q95 5 95 12V69.5Z";

/** One end of a rum card, upright, in the upper half of the card. */
export function end(colour: Colour, count: 1 | 2, paint: Paint, woven: boolean): Drawing {
  const places = count === 1 ? [37.5] : [24.5, 55.5];
  const inside = [
    paints(colour, paint),
    tinted(END, colour, woven),
    ...places.map((x) => bottle(colour, paint, x, 6, 0.625)),
    ...places.map((_, nth) => pip(colour, paint, 14, 15 + nth * 16, 7)),
  ];
  return { box: [100, 70], inside: inside.join("") };
}

/** The upper half of a small card with one sign, or its lower half with two. */
export function half(colour: Colour, count: 1 | 2, paint: Paint, woven: boolean): Drawing {
  const [shape, pips] =
    count === 1
      ? ["M3 34V9Q3 3 9 3H41Q47 3 47 9V34Z", [pip(colour, paint, 25, 18.5, 11.5)]]
      : [
          "M3 1V26Q3 32 9 32H41Q47 32 47 26V1Z",
          [14, 36].map((x) => pip(colour, paint, x, 16.5, 10)),
        ];
  const inside = [paints(colour, paint), tinted(shape, colour, woven), ...pips];
  return { box: [50, 35], inside: inside.join("") };
}

/** The ground of a collection card, with its bottle; the value is drawn on it. */
export function ground(colour: Colour, paint: Paint, woven: boolean): Drawing {
  const paper = "M12 5H88Q95 5 95 12V112Q95 119 88 119H12Q5 119 5 112V12Q5 5 12 5Z";
  const dark = paint(`--rum-${colour}-dark`);
  const inside = [
    paints(colour, paint),
    `<rect x="1" y="1" width="98" height="122" rx="10" fill="${dark}"/>`,
    tinted(paper, colour, woven),
    bottle(colour, paint, 4, 7, 0.94),
  ];
  return { box: [100, 124], inside: inside.join("") };
}

/** The back of every card: a bottle with a message, between waves. */
export function back(paint: Paint): Drawing {
  const line = paint("--rum-back-line");
  const inside = `<defs><linearGradient id="paint" x1="0" x2="1" y1="0" y2="1">
<stop offset="0" stop-color="${paint("--rum-back")}"/>
<stop offset="1" stop-color="${paint("--sea-900")}"/></linearGradient>
<pattern id="waves" width="16" height="10" patternUnits="userSpaceOnUse">
<path d="M0 6Q4 1 8 6T16 6" fill="none" stroke="${line}" opacity="0.22"/></pattern></defs>
<rect x="1" y="1" width="98" height="138" rx="9" fill="${paint("--sand-100")}"/>
<rect x="6" y="6" width="88" height="128" rx="6" fill="url(#paint)"/>
<rect x="6" y="6" width="88" height="128" rx="6" fill="url(#waves)"/>
<rect x="11" y="11" width="78" height="118" rx="4" fill="none" stroke="${line}"/>
<circle cx="50" cy="70" r="27" fill="${paint("--sea-900")}" stroke="${line}" stroke-width="2"/>
<g transform="rotate(38 50 70)" fill="none" stroke="${line}" stroke-width="2">
<path d="M46 46H54V57Q62 60 62 68V90Q62 93 59 93H41Q38 93 38 90V68Q38 60 46 57Z"/>
<path d="M43 70H57M43 76H57M43 82H52" opacity="0.7"/>
<path d="M46.5 41H53.5V46H46.5Z" fill="${line}"/></g><rect x="1" y="1" width="98" height="138"
rx="9" fill="none" stroke="${paint("--sea-950")}" stroke-width="1.5"/>`;
  return { box: [100, 140], inside };
}

const GLASS = COLOURS.flatMap((colour) => ["", "-dark", "-pale"].map((end) => `${colour}${end}`));
const NAMES = [...GLASS, "cork", "label", "back", "back-line"].map((name) => `--rum-${name}`);
const SHARED = ["--sand-50", "--sand-100", "--sand-700", "--sea-900", "--sea-950"];

/** The colours as the page has them, read all at once: reading may force a computation of styles. */
let palette: ReadonlyMap<string, string> | null = null;
function read(): ReadonlyMap<string, string> {
  const element = document.createElement("div");
  element.className = "rum";
  document.body.append(element);
  const style = getComputedStyle(element);
  const found = [...NAMES, ...SHARED].map((name) => [name, style.getPropertyValue(name)] as const);
  element.remove();
  return new Map(found);
}

const paint: Paint = (name) => (palette ??= read()).get(name) ?? "none";

const weave = (woven: boolean) => (woven ? "woven" : "plain");

/** The addresses of the images. */
export const endImage = (colour: Colour, count: 1 | 2, woven: boolean): string =>
  addressOf(`rum-end-${colour}-${count}-${weave(woven)}`, () => end(colour, count, paint, woven));
export const halfImage = (colour: Colour, count: 1 | 2, woven: boolean): string =>
  addressOf(`rum-half-${colour}-${count}-${weave(woven)}`, () => half(colour, count, paint, woven));
export const groundImage = (colour: Colour, woven: boolean): string =>
  addressOf(`rum-ground-${colour}-${weave(woven)}`, () => ground(colour, paint, woven));
export const backImage = (): string => addressOf("rum-back", () => back(paint));

/** All images of a table. */
export const allImages = (woven: boolean): string[] => [
  backImage(),
  ...COLOURS.flatMap((colour) => [
    groundImage(colour, woven),
    ...([1, 2] as const).flatMap((count) => [
      endImage(colour, count, woven),
      halfImage(colour, count, woven),
    ]),
  ]),
];
