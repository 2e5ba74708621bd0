/**
 * Highlights things on the table: elements whose `data-thing` names one of them, and cards that
 * stand for themselves (`data-card`).
 */

const LIT = "data-lit";
const THINGS = `[data-thing], [data-card]:not([data-thing], [data-thing] *), [${LIT}]`;

/** Highlights these things, and nothing else. */
export function point(names: readonly string[], root: ParentNode = document): void {
  const wanted = new Set(names);
  for (const element of root.querySelectorAll<HTMLElement>(THINGS)) {
    const name = element.dataset["thing"] ?? `card-${element.dataset["card"]}`;
    element.toggleAttribute(LIT, wanted.has(name));
  }
}
