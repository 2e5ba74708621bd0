/** The ship from above on a night sea, as a drawing for an image. */

import type { Drawing } from "../../kit/pictures";
import { along, hull } from "../layout";

interface Size {
  width: number;
  height: number;
  /** Boards and guns grow with the type: 1 at 16 pixels to the rem. */
  unit: number;
}

const PAINTS = `<linearGradient id="sea" x1="0" y1="0" x2="0.4" y2="1">
<stop offset="0" stop-color="#22586a"/><stop offset="0.5" stop-color="#12343f"/>
<stop offset="1" stop-color="#081a22"/></linearGradient>
<linearGradient id="oak" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5530"/>
<stop offset="0.5" stop-color="#966c3f"/><stop offset="1" stop-color="#5f411f"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffdc93" stop-opacity="0.75"/>
<stop offset="0.35" stop-color="#f3bd5f" stop-opacity="0.3"/>
<stop offset="1" stop-color="#f3bd5f" stop-opacity="0"/></radialGradient>
<radialGradient id="shade" cx="0.5" cy="0.5" r="0.62">
<stop offset="0.3" stop-color="#000" stop-opacity="0"/>
<stop offset="1" stop-color="#0a0502" stop-opacity="0.66"/></radialGradient>`;

/** Rows of planks: the tint of each, and where its boards meet. */
const PLANKS = [
  [0.02, 130],
  [0.12, 420],
  [0.05, 250],
  [0.16, 540],
  [0, 60],
  [0.09, 350],
] as const;

function planks(unit: number): string {
  const rows = PLANKS.map(([tint, joint], row) => {
    const y = row * 22;
    return `<rect y="${y}" width="600" height="22" fill="#1d0f04" fill-opacity="${tint}"/>
<g fill="none"><path stroke="#1d0f04" stroke-opacity="0.62" stroke-width="1.6" d="M0 ${y}H600M${joint} ${y}v22"/>
<path stroke="#ffdca0" stroke-opacity="0.12" d="M0 ${y + 1.5}H600"/>
<path stroke="#2c1807" stroke-opacity="0.16" d="M0 ${y + 7}q90 3 190-1t210 2 200-1M40 ${y + 15}q120-3 240 1t280-1"/>
<path stroke="#1a0d03" stroke-opacity="0.7" stroke-width="2.4" d="M${joint - 5} ${y + 6}v.1m0 10v.1M${joint + 5} ${y + 6}v.1m0 10v.1"/></g>`;
  });
  const units = `patternUnits="userSpaceOnUse" patternTransform="scale(${unit})"`;
  return `<pattern id="planks" width="600" height="132" ${units}>${rows.join("")}</pattern>`;
}

/** A compass rose of eight points around 0,0 with a radius of 100, light and dark halves. */
function rose(): string {
  const half = (far: number, side: number, fill: string) =>
    `<path fill="${fill}" d="M0 0L0 ${-far}L${side} ${-Math.abs(side) * 2.2}Z"/>`;
  const point = (angle: number, far: number, side: number) =>
    `<g transform="rotate(${angle})">${half(far, -side, "#d9ad6b")}${half(far, side, "#3a1f0a")}</g>`;
  const quarters = [0, 90, 180, 270];
  return [
    ...[104, 96, 58].map(
      (r) => `<circle r="${r}" fill="none" stroke="#2b1605" stroke-width="1.4"/>`,
    ),
    ...quarters.map((angle) => point(angle + 45, 62, 11)),
    ...quarters.map((angle) => point(angle, 96, 15)),
  ].join("");
}

function gun(x: number, y: number, unit: number, side: number): string {
  return `<g transform="translate(${x} ${y}) scale(${unit} ${side * unit})">
<path d="M-7 0L-5 34H5L7 0Z" fill="#26262b"/><path d="M-5.5 1L-4 33H-1.5V1Z" fill="#5b5c63"/>
<path d="M-6.5 30h13v5h-13Z" fill="#17171b"/></g>`;
}

function mast(x: number, beam: number, unit: number): string {
  return `<path d="M${x} ${beam * 0.07}V${beam * 0.93}" fill="none" stroke="#1f1207" stroke-opacity="0.32" stroke-width="7"/>
<g transform="translate(${x} ${beam / 2}) scale(${unit})">
<circle r="20" fill="#000" fill-opacity="0.35" cx="3" cy="4"/>
<circle r="18" fill="#6a4826" stroke="#1f1207" stroke-width="3"/>
<circle r="14" fill="none" stroke="#c9a05c" stroke-width="2.5" stroke-dasharray="4 2"/>
<circle r="9" fill="#94693a" stroke="#3a2512" stroke-width="2"/>
<circle r="3" cx="-2" cy="-2" fill="#b98b54"/></g>`;
}

function lantern(x: number, y: number, beam: number, unit: number): string {
  return `<circle cx="${x}" cy="${y}" r="${beam * 0.3}" fill="url(#lamp)"/>
<circle cx="${x}" cy="${y}" r="${8 * unit}" fill="#3a2512" stroke="#c79a56" stroke-width="2"/>
<circle cx="${x}" cy="${y}" r="${4.5 * unit}" fill="#fff0bd"/>`;
}

/** Waves in rows, the foam along the hull, and its shadow. */
function sea(length: number, beam: number, edge: number, unit: number): string {
  const waves = along(0, beam, 34 * unit).map(
    (y, row) =>
      `M${(row % 2) * 40 - 30} ${y}q22-9 44 0t44 0m${length * 0.36} 4q20-8 40 0t40 0m${length * 0.3}-6q22-9 44 0t44 0`,
  );
  const foam = hull(length, beam, edge - 7 * unit);
  return `<g fill="none"><path d="${waves.join("")}" stroke="#8fc3cc" stroke-opacity="0.18" stroke-width="2"/>
<path d="${foam}" stroke="#cfe9ea" stroke-opacity="0.12" stroke-width="11"/>
<path d="${foam}" stroke="#cfe9ea" stroke-opacity="0.3" stroke-width="2.5" stroke-dasharray="150 22 60 14 240 40"/></g>
<path d="${hull(length, beam, edge)}" fill="#000" fill-opacity="0.5" transform="translate(7 10)"/>`;
}

/** The boards of the deck, a step at both ends, and the rose inlaid amidships. */
function boards(length: number, beam: number): string {
  const steps = [0.13, 0.86].map(
    (at) => `<path d="M${length * at} 0V${beam}" fill="none" stroke="#3f2812" stroke-width="9"/>
<path d="M${length * at - 3} 0V${beam}" fill="none" stroke="#c79a56" stroke-opacity="0.6" stroke-width="2"/>`,
  );
  return `<rect width="${length}" height="${beam}" fill="url(#planks)"/>
<path d="M0 0H${length * 0.13}V${beam}H0ZM${length} 0H${length * 0.86}V${beam}H${length}Z" fill-opacity="0.2"/>
${steps.join("")}
<g opacity="0.34" transform="translate(${length / 2} ${beam / 2}) scale(${beam * 0.0036})">${rose()}</g>
<rect width="${length}" height="${beam}" fill="url(#shade)"/>`;
}

/** Draws the ship to fit: bow to the right, or up in a narrow window. */
export function deck({ width, height, unit }: Size): Drawing {
  const upright = height > width * 1.05;
  const length = Math.max(upright ? height : width, 40);
  const beam = Math.max(upright ? width : height, 40);
  const edge = Math.min(26 * unit, beam * 0.045);
  const planking = hull(length, beam, edge + 9 * unit);
  const sides = [-1, 1].map((side) => {
    const y = side < 0 ? edge + 8 * unit : beam - edge - 8 * unit;
    return along(length * 0.2, length * 0.7, 92 * unit).map((x) => gun(x, y, unit, side));
  });
  const rail = hull(length, beam, edge + 4.5 * unit);
  const masts = [0.24, 0.5, 0.76].map((at) => mast(at * length, beam, unit));
  const lanterns = [0.3, 0.7].map((at) => lantern(edge + 6 * unit, beam * at, beam, unit));
  const inside = `<defs>${PAINTS}${planks(unit)}<clipPath id="deck"><path d="${planking}"/></clipPath></defs>
<rect width="100%" height="100%" fill="url(#sea)"/>
<g stroke-linecap="round"${upright ? ` transform="translate(0 ${height}) rotate(-90)"` : ""}>
${sea(length, beam, edge, unit)}${sides.flat().join("")}
<path d="${hull(length, beam, edge)}" fill="#3a2512" stroke="#1a0f07" stroke-width="2.5"/>
<path d="${planking}" fill="url(#oak)"/>
<g clip-path="url(#deck)">${boards(length, beam)}</g>
<g fill="none"><path d="${rail}" stroke="#6d4723" stroke-width="9"/>
<path d="${planking}" stroke="#d3a865" stroke-opacity="0.8" stroke-width="2"/></g>
${masts.join("")}${lanterns.join("")}
<circle cx="${length * 0.5}" cy="${beam / 2}" r="${beam * 0.62}" fill="url(#lamp)" opacity="0.45"/></g>`;
  return { box: [width, height], inside, fit: "stretch" };
}
