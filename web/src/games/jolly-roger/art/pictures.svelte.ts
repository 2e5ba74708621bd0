/**
 * The pictures of the sprite, each by itself. Used from the sprite, every picture would be forty
 * elements of the page, and each change of the table would have to look at all of them again.
 */

import { drawAhead } from "../../kit/pictures";
import url from "./sprite.svg";

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 (\S+) (\S+)"([^>]*)>([^]*?)<\/symbol>/g;

/** A picture, or the shape of a sign, which has the colour of the text. */
export interface Picture {
  kind: "image" | "shape";
  svg: string;
}

/** The pictures of a sprite, by their names, each as a file of its own. */
export function picturesIn(sprite: string): Map<string, Picture> {
  const found = [...sprite.matchAll(SYMBOL)].map(
    ([, name = "", width, height, more = "", inside = ""]): [string, Picture] => {
      const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}${more}>${inside}</svg>`;
      return [name, { kind: inside.includes("currentColor") ? "shape" : "image", svg }];
    },
  );
  return new Map(found);
}

const address = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

let images = $state.raw<ReadonlyMap<string, string>>(new Map());
let shapes = $state.raw<ReadonlyMap<string, string>>(new Map());

async function load(): Promise<void> {
  const pictures = [...picturesIn(await (await fetch(url)).text())];
  const some = (wanted: Picture["kind"]) =>
    new Map(
      pictures.flatMap(([name, { kind, svg }]) => (kind === wanted ? [[name, address(svg)]] : [])),
    );
  images = some("image");
  shapes = some("shape");
  await drawAhead([...shapes.values(), ...images.values()]);
}
// Without its pictures, a table still has all its words.
if (typeof document !== "undefined") load().catch(() => undefined);

/** The address of a picture; `undefined` if it is a sign, or not loaded yet. */
export const imageOf = (name: string): string | undefined => images.get(name);
/** The address of the shape of a sign in the colour of the text. */
export const shapeOf = (name: string): string | undefined => shapes.get(name);
