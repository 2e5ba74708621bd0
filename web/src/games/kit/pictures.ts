/**
 * Drawings that are shown as images. As elements of the page each would be twenty or forty, and
 * every update would have to style, lay out and paint them again.
 */

import { quiet } from "../../kit/background";

/** A drawing as SVG elements, in a box of this size. */
export interface Drawing {
  box: readonly [width: number, height: number];
  inside: string;
  /** What it does in a space of another shape: it keeps its own, unless it stretches. */
  fit?: "stretch";
}

/** A drawing as a file of its own. */
export function fileOf({ box: [width, height], inside, fit }: Drawing): string {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const shape = fit === "stretch" ? ' preserveAspectRatio="none"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}${shape}>${inside}</svg>`;
}

const addresses = new Map<string, string>();

/** The address of a drawing, which is made once for each name; a file sees no style of the page. */
export function addressOf(name: string, draw: () => Drawing): string {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const file = new Blob([fileOf(draw())], { type: "image/svg+xml" });
  const address = URL.createObjectURL(file);
  addresses.set(name, address);
  return address;
}

/** What the browser has made of the pictures lives as long as these. */
const drawn = new Map<string, HTMLImageElement>();

/**
 * Draws pictures ahead of time, one after another while the page is idle: the first time, a browser
 * lays out and paints a document for each, which takes longer than a frame has.
 */
export async function drawAhead(pictures: readonly string[]): Promise<void> {
  const canvas = document.createElement("canvas").getContext("2d");
  for (const address of pictures) {
    if (drawn.has(address)) continue;
    await quiet();
    const image = new Image();
    image.src = address;
    drawn.set(address, image);
    await image.decode();
    canvas?.drawImage(image, 0, 0, 1, 1);
  }
}
