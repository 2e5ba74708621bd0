/** Port Royal's people and ships as drawings for images. */

import { addressOf, type Drawing } from "../../kit/pictures";
import {
  COLOURS,
  roleColour,
  roleKey,
  roleName,
  type Colour,
  type Role,
  type RoleName,
} from "../model";
import { PORTRAITS, type Shape } from "./portraits";
import { NATIONS, RIGS, square } from "./signs";

/** A person of the harbour, head and shoulders. */
export function portrait(role: Role): Drawing {
  const drawn = PORTRAITS[roleName(role)];
  const colour = roleColour(role);
  const nation = colour ? NATIONS[colour] : null;
  const shapes = (some: readonly Shape[]) =>
    some
      .map(([own, d]) => [own === "cloth" ? (nation?.sail ?? drawn.cloth) : own, d])
      .map(([fill, d]) => `<path d="${d}" fill="${fill}"/>`)
      .join("");
  const badge = nation
    ? `<g transform="translate(83 82)">
<circle r="16" fill="${nation.sail}" stroke="#fff6dd" stroke-width="2.5"/>
<path d="${nation.sign}" fill="${nation.on}" transform="scale(0.95)"/></g>`
    : "";
  const inside = `<defs><radialGradient id="g" cx="0.5" cy="0.35" r="0.75">
<stop offset="0" stop-color="#fff6dd"/><stop offset="0.6" stop-color="${drawn.ground}"/>
<stop offset="1" stop-color="${drawn.ground}" stop-opacity="0.35"/></radialGradient>
<clipPath id="c"><circle cx="50" cy="50" r="49"/></clipPath></defs><g clip-path="url(#c)">
<circle cx="50" cy="50" r="50" fill="url(#g)"/>${shapes(drawn.behind)}
<path d="M42 60H58V76L50 82 42 76Z" fill="${drawn.skin}"/>
<path d="M42 66Q50 72 58 66V70Q50 76 42 70Z" fill="#000" opacity="0.15"/>${shapes(drawn.coat)}
<ellipse cx="50" cy="47" rx="17.5" ry="21" fill="${drawn.skin}"/>
<path d="M56 28Q68 34 67 50 65 66 53 68 62 52 56 28Z" fill="#000" opacity="0.1"/>
<path d="M41 46.5h6M53 46.5h6" stroke="#2a170c" stroke-width="3" stroke-linecap="round"/>
<path d="M50 48 48.5 55H51.5" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="1.6"/>
<path d="M45 60.5Q50 63 55 60.5" fill="none" stroke="#7c3a28" stroke-width="1.6"/>
${shapes(drawn.front)}</g><circle cx="50" cy="50" r="48.5" fill="none" stroke="#7a5a30"
stroke-opacity="0.55" stroke-width="2"/>${badge}`;
  return { box: [100, 100], inside };
}

/** The pattern of a nation's sails: stronger for people who turned patterns on. */
function weave(colour: Colour, woven: boolean): string {
  const { weave, on } = NATIONS[colour];
  const [width, opacity] = woven ? [2.2, 0.85] : [1, 0.4];
  return `<pattern id="w" width="8" height="8" patternUnits="userSpaceOnUse">
<path d="${weave}" stroke="${on}" stroke-width="${width}" opacity="${opacity}"/></pattern>`;
}

/** A ship under sail, seen from the side: the rig and the sign show its nation. */
export function ship(colour: Colour, woven: boolean): Drawing {
  const [nation, rig] = [NATIONS[colour], RIGS[colour]];
  const [sx, sy, scale] = rig.sign;
  const [mx, my] = rig.masts.reduce((a, b) => (b[1] < a[1] ? b : a));
  const mast = ([x, y]: readonly [number, number]) =>
    `<path d="M${x} ${y}V74" stroke="#3a2412" stroke-width="2.2" stroke-linecap="round"/>`;
  const sail = (d: string) =>
    `<path d="${d}" fill="url(#s)" stroke="${nation.shade}" stroke-width="1.1"/>
${nation.weave ? `<path d="${d}" fill="url(#w)"/>` : ""}
<path d="${d}" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="0.6"/>`;
  const port = ([x, y]: readonly [number, number]) =>
    `<rect x="${x}" y="${y}" width="4" height="3.4" rx="0.6" fill="#150a03" stroke="#b98a4a"
stroke-width="0.5"/>`;
  const inside = `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="${nation.sail}"/><stop offset="0.55" stop-color="${nation.sail}"/>
<stop offset="1" stop-color="${nation.shade}"/></linearGradient>
<linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a5a30"/>
<stop offset="0.5" stop-color="#5d3819"/><stop offset="1" stop-color="#2c180a"/></linearGradient>
${nation.weave ? weave(colour, woven) : ""}</defs>${rig.masts.map(mast).join("")}
<path d="M${mx} ${my}q6-3 10 0t10-1l-3 4 3 4q-5 2-10 1t-10 0z" transform="translate(0 -5)"
fill="${nation.sail}" stroke="${nation.shade}" stroke-width="0.8"/>
${[...rig.lateens, ...rig.squares.map(square).reverse()].map(sail).join("")}
<path d="${nation.sign}" transform="translate(${sx} ${sy}) scale(${scale})" fill="${nation.on}"/>
<path d="${rig.hull}" fill="url(#h)" stroke="#1d0f05" stroke-width="1"/>
<path d="${rig.strake}" fill="none" stroke="${nation.sail}" stroke-width="2"
stroke-linecap="round"/>${rig.ports.map(port).join("")}`;
  return { box: [100, 96], inside };
}

/** The addresses of the images. */
export const portraitImage = (role: Role): string =>
  addressOf(`pr-portrait-${roleKey(role)}`, () => portrait(role));
export const shipImage = (colour: Colour, woven: boolean): string =>
  addressOf(`pr-ship-${colour}-${woven ? "woven" : "plain"}`, () => ship(colour, woven));

const ROLES = Object.keys(PORTRAITS) as RoleName[];

/** All images of a table. */
export const allImages = (woven: boolean): string[] => [
  ...COLOURS.flatMap((colour) => [shipImage(colour, woven), portraitImage({ trader: colour })]),
  ...ROLES.flatMap((role) => (role === "trader" ? [] : [portraitImage(role)])),
];
