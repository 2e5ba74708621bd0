/**
 * The pictures of the sprite, each by itself. Used from the sprite, every picture would be forty
 * elements of the page, and each change of the table would have to look at all of them again.
 */

import { drawAhead } from "../../kit/pictures";
import url from "./sprite.svg";

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 (\S+) (\S+)"([^>]*)>([^]*?)<\/symbol>/g;

/** A picture as a file of its own, or as elements: only those can have the colour of the text. */
export type Picture = { kind: "image"; svg: string } | { kind: "drawing"; svg: string };

/** The pictures of a sprite, by their names. */
export function picturesIn(sprite: string): Map<string, Picture> {
  const found = [...sprite.matchAll(SYMBOL)].map(
    ([, name = "", width, height, more = "", inside = ""]): [string, Picture] => {
      if (inside.includes("currentColor"))
        return [name, { kind: "drawing", svg: `<g${more}>${inside}</g>` }];
      const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}${more}>${inside}</svg>`;
      return [name, { kind: "image", svg }];
    },
  );
  return new Map(found);
}

const address = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

let drawings = $state.raw<ReadonlyMap<string, string>>(new Map());
let images = $state.raw<ReadonlyMap<string, string>>(new Map());

async function load(): Promise<void> {
  const pictures = [...picturesIn(await (await fetch(url)).text())];
  const some = (kind: Picture["kind"], use: (svg: string) => string) =>
    new Map(pictures.flatMap(([name, one]) => (one.kind === kind ? [[name, use(one.svg)]] : [])));
  images = some("image", address);
  drawings = some("drawing", (svg) => svg);
  await drawAhead([...images.values()]);
}
// Without its pictures, a table still has all its words.
if (typeof document !== "undefined") load().catch(() => undefined);

/** The address of a picture; `undefined` if it is a drawing, or not loaded yet. */
export const imageOf = (name: string): string | undefined => images.get(name);
/** The elements of a picture in the colour of the text. */
export const drawingOf = (name: string): string | undefined => drawings.get(name);
