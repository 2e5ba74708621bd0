/**
 * The texts of one language: the shared ones, the page's own, and those of games. Formats phrases
 * as the Rust crate `text` does, so that a sentence is the same on the terminal and on the page.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Arg, Phrase } from "../games/contract";
import { FUNCTIONS, Thing, type Gaps } from "./thing";

/** The listener. Sentences address them as 'you'. */
export interface Listener {
  me: number | null;
  /** The name of each seat. */
  names: readonly string[];
}

const NOBODY: Listener = { me: null, names: [] };

/** Files that have been parsed: a page loads more of them later, and parsing takes time. */
const PARSED = new Map<string, FluentResource>();

function parsed(file: string): FluentResource {
  const resource = PARSED.get(file) ?? new FluentResource(file);
  PARSED.set(file, resource);
  return resource;
}

/** Parses a file ahead of time. */
export function prepare(file: string): void {
  parsed(file);
}

/** How many sentences are kept for each listener. */
const SAID_MAX = 2_000;

export class Words {
  private readonly bundle: FluentBundle;
  /** What was said: an update says most things again, and formatting takes time. */
  private readonly said = new WeakMap<Listener, Map<string, string>>();

  /** Skips what cannot be parsed; of two messages with the same key the first wins. */
  constructor(language: string, files: readonly string[]) {
    // The isolation marks are for right-to-left names; none of the three languages needs them.
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const file of files) this.bundle.addResource(parsed(file));
  }

  /** A text without arguments; `null` if the key is missing. */
  key(key: string): string | null {
    return this.bundle.getMessage(key)?.value ? this.word(key) : null;
  }

  /** Formats a message with plain values. A missing key is shown in ⟨brackets⟩. */
  word(key: string, gaps?: Record<string, string | number>): string {
    return this.once(NOBODY, gaps ? key + JSON.stringify(gaps) : key, () => {
      const values = Object.entries(gaps ?? {}).map(([name, gap]) => [name, plain(gap)] as const);
      return this.format(key, Object.fromEntries(values));
    });
  }

  /** Formats a phrase for a listener, who must not change. */
  say(phrase: Phrase, listener: Listener = NOBODY): string {
    return this.once(listener, JSON.stringify(phrase), () =>
      this.format(phrase.key, this.gaps(phrase, listener)),
    );
  }

  private once(listener: Listener, name: string, format: () => string): string {
    const said = this.said.get(listener) ?? new Map<string, string>();
    this.said.set(listener, said);
    const known = said.get(name);
    if (known !== undefined) return known;
    if (said.size >= SAID_MAX) said.clear();
    const text = format();
    said.set(name, text);
    return text;
  }

  private format(key: string, gaps: Gaps): string {
    const value = this.bundle.getMessage(key)?.value;
    // With a list of errors, a missing argument is shown instead of thrown.
    return value ? flowing(this.bundle.formatPattern(value, gaps, [])) : `⟨${key}⟩`;
  }

  /** A phrase as a thing, with every form that its language has for it. */
  private thing(phrase: Phrase, listener: Listener): Thing {
    const gaps = this.gaps(phrase, listener);
    const attributes = this.bundle.getMessage(phrase.key)?.attributes ?? {};
    const forms = Object.entries(attributes).map(([form, pattern]): [string, string] => [
      form,
      flowing(this.bundle.formatPattern(pattern, gaps, [])),
    ]);
    return new Thing(this.format(phrase.key, gaps), new Map(forms));
  }

  private gaps(phrase: Phrase, listener: Listener): Gaps {
    const gaps: Gaps = {};
    for (const [name, arg] of phrase.args ?? []) this.fill(gaps, name, arg, listener);
    return gaps;
  }

  private fill(gaps: Gaps, name: string, arg: Arg, listener: Listener): void {
    switch (arg.kind) {
      case "number":
        gaps[name] = plain(arg.value);
        break;
      case "seat":
        gaps[name] = this.seat(arg.value, listener);
        gaps[`${name}-is`] = arg.value === listener.me ? "me" : "other";
        break;
      case "seats":
        this.fillSeats(gaps, name, arg.value, listener);
        break;
      case "name":
        gaps[name] = this.thing(arg.value, listener);
        break;
      case "names":
        gaps[name] = this.list(arg.value.map((thing) => this.thing(thing, listener)));
        gaps[`${name}-n`] = plain(arg.value.length);
        break;
      case "choice":
        gaps[name] = arg.value;
        break;
    }
  }

  private fillSeats(gaps: Gaps, name: string, seats: number[], listener: Listener): void {
    const rest = seats.filter((seat) => seat !== listener.me);
    const named = (some: number[]) => this.join(some.map((seat) => this.seat(seat, listener)));
    gaps[name] = named(seats);
    gaps[`${name}-rest`] = named(rest);
    gaps[`${name}-is`] = rest.length === seats.length ? "other" : rest.length === 0 ? "me" : "us";
    gaps[`${name}-n`] = plain(seats.length);
  }

  /** A seat without a name is called by its number. */
  private seat(seat: number, listener: Listener): string {
    return listener.names[seat] ?? this.word("seat-number", { number: seat + 1 });
  }

  /** Joins several things: each form of the list has every thing in that form. */
  private list(things: Thing[]): Thing {
    const forms = new Set(things.flatMap((thing) => [...thing.forms.keys()]));
    const inForm = (form: string): [string, string] => [
      form,
      this.join(things.map((thing) => thing.form(form))),
    ];
    return new Thing(
      this.join(things.map((thing) => thing.value)),
      new Map([...forms].map(inForm)),
    );
  }

  private join(items: readonly string[]): string {
    const [first, ...others] = items;
    if (first === undefined) return this.word("list-nothing");
    return others.reduce((list, item, at) => {
      const key = at + 1 === others.length ? "list-and" : "list-comma";
      return this.word(key, { list, item });
    }, first);
  }
}

/** Numbers are formatted as in Rust, without thousands separators; plurals follow them. */
function plain(gap: string | number): FluentValue {
  return typeof gap === "number" ? new FluentNumber(gap, { useGrouping: false }) : gap;
}

/** Word files are wrapped for editing: a line break is a space, an empty line is a break. */
function flowing(text: string): string {
  if (!text.includes("\n")) return text;
  return text
    .split("\n\n")
    .map((lines) => lines.replace(/^\n+|\n+$/g, "").replaceAll("\n", " "))
    .join("\n");
}
