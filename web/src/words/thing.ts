/**
 * Things with grammatical forms, and the two functions that word files may call on them: the same
 * as in the Rust crate `text`.
 */

import { FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

/**
 * The name of a thing in all forms its language has for it. By default it is shown in the
 * nominative.
 */
export class Thing extends FluentType<string> {
  constructor(
    name: string,
    readonly forms: ReadonlyMap<string, string>,
  ) {
    super(name);
  }

  /** The requested form; the nominative if it is missing. */
  form(of: string): string {
    return this.forms.get(of) ?? this.value;
  }

  override toString(): string {
    return this.value;
  }
}

/** `NAME($thing, case: "acc")`: a form of a thing, as text that a sentence may also select on. */
const name: FluentFunction = ([given], named) => {
  if (!(given instanceof Thing)) return given ?? "";
  return typeof named["case"] === "string" ? given.form(named["case"]) : given.value;
};

/** `CAP($thing)`: capitalised. */
const capital: FluentFunction = ([given]) => {
  if (given instanceof Thing) return capitalised(given.value);
  return typeof given === "string" ? capitalised(given) : (given ?? "");
};

function capitalised(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

export const FUNCTIONS: Record<string, FluentFunction> = { NAME: name, CAP: capital };
export type Gaps = Record<string, FluentValue>;
