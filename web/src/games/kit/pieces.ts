/** A sentence in pieces: its words, and the things that fill its gaps as small pictures. */

import type { Phrase, Thing } from "../contract";

export type Piece = string | Thing;

/** Stands in for a thing: a key without a text is shown in brackets, in every form. */
const mark = (at: number): Phrase => ({ key: `thing-${at}` });
const MARKS = /⟨thing-(\d+)⟩/;

/**
 * Splits a sentence. A gap that has as many names as there are things shows the things; any other
 * stays in words.
 */
export function pieces(
  phrase: Phrase,
  fills: Record<string, Thing[]> | undefined,
  say: (phrase: Phrase) => string,
): Piece[] {
  const things: Thing[] = [];
  const marked = (some: Thing[]) => some.map((thing) => mark(things.push(thing) - 1));
  const args = phrase.args?.map(([gap, arg]): (typeof phrase.args & object)[number] => {
    const known = fills?.[gap];
    const [only] = known ?? [];
    if (arg.kind === "name" && only && known?.length === 1)
      return [gap, { kind: "name", value: mark(things.push(only) - 1) }];
    if (arg.kind === "names" && known?.length === arg.value.length)
      return [gap, { kind: "names", value: marked(known) }];
    return [gap, arg];
  });
  if (things.length === 0 || !args) return [say(phrase)];
  const parts = say({ ...phrase, args }).split(MARKS);
  // Every second part is the number of a thing.
  const found = parts.map((part, at) => (at % 2 === 1 ? things[Number(part)] : part));
  return found.filter((piece): piece is Piece => piece !== undefined && piece !== "");
}
