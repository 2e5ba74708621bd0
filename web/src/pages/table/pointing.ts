/** Highlights things on the table: everything whose `data-thing` names one of them. */

const LIT = "data-lit";

/** Highlights these things, and nothing else. */
export function point(names: readonly string[], root: ParentNode = document): void {
  const wanted = new Set(names);
  for (const element of root.querySelectorAll<HTMLElement>(`[data-thing], [${LIT}]`)) {
    element.toggleAttribute(LIT, wanted.has(element.dataset["thing"] ?? ""));
  }
}
