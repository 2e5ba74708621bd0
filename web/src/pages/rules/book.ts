/** The layout of a game's rules, from the ledger and its tags. */

import type { GameId } from "../../games/catalogue";
import type { Explanation, Phrase } from "../../games/contract";
import { BOOKS } from "../../wire/generated/rules";
import { TEST_BOOKS } from "../../wire/generated/test-games";

/** What the engine of a game says about its rules. */
interface Book {
  cards: unknown[];
  gallery: unknown[];
  match: unknown;
  sections: string[];
  rules: Rule[];
}

const TESTS: Record<string, Book> = import.meta.env.MODE === "test-games" ? TEST_BOOKS : {};
const ALL: Record<string, Book> = { ...BOOKS, ...TESTS };
const NONE: Book = { gallery: [], match: null, cards: [], sections: [], rules: [] };

function bookOf(game: GameId): Book {
  return ALL[game] ?? NONE;
}

export interface Rule {
  id: string;
  section: number;
  tags: readonly string[];
}

export interface Section {
  /** The key of its heading. */
  key: string;
  rules: Rule[];
}

/** The sections of a game's rules, in the order of its ledger. */
export function sectionsOf(game: GameId): Section[] {
  const { sections, rules } = bookOf(game);
  return sections.map((key, section) => ({
    key,
    rules: rules.filter((rule) => rule.section === section),
  }));
}

/** A cell in a table of cards. */
export type Cell = { kind: "number"; value: number } | { kind: "words"; value: Phrase };

/** Cards grouped by name and ability; one row for all that show the same. */
export interface CardGroup {
  name: Phrase;
  power: Phrase | null;
  rows: Cell[][];
}

/** A table of cards; heading and columns are keys. */
export interface CardTable {
  title: string;
  columns: string[];
  groups: CardGroup[];
}

/** The cards of a game, from its engine. */
export function cardsOf(game: GameId): CardTable[] {
  return bookOf(game).cards as CardTable[];
}

/** A card of the gallery, and what it says about itself. */
export interface Exhibit {
  card: number;
  explained: Explanation;
}

/** Cards of one sort; the title is a key. */
export interface GalleryPart {
  title: string;
  cards: Exhibit[];
}

/** One card for each face, by sort, from the game's engine. */
export function galleryOf(game: GameId): GalleryPart[] {
  return bookOf(game).gallery as GalleryPart[];
}

/** The constants of a match with the usual options and all seats, to draw cards by. */
export function constantsOf(game: GameId): unknown {
  return bookOf(game).match;
}

/** The cards that a reader looks for: by sort, and by a text in what they say. */
export function found(
  parts: GalleryPart[],
  sort: string,
  wanted: string,
  say: (phrase: Phrase) => string,
): GalleryPart[] {
  const text = wanted.trim().toLowerCase();
  const fits = ({ explained }: Exhibit) =>
    [explained.name, ...explained.does].some((phrase) => say(phrase).toLowerCase().includes(text));
  return parts
    .filter(({ title }) => sort === "" || sort === title)
    .map((part) => ({ ...part, cards: part.cards.filter(fits) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The key of a rule's text. */
export function textKey(rule: Rule): string {
  return `rule-${rule.id.toLowerCase()}`;
}

/** Whether it is, at least in part, our own ruling. */
export function isOurs(rule: Rule): boolean {
  return rule.tags.some((tag) => tag.includes("ours"));
}

/**
 * The rulebooks whose own rule a tag marks: `en pl`, `de: …`. A remark after a comma or a semicolon
 * means that the rule is the same in all of them, or is applied to all.
 */
export function booksOf(tag: string): string[] {
  if (/[;,]/.test(tag) && !tag.includes(":")) return [];
  const found: string[] = [];
  for (const word of tag.split(" ").map((part) => part.replace(/:+$/, ""))) {
    if (!["en", "pl", "de"].includes(word)) break;
    found.push(word);
  }
  return found;
}

/** The rulebooks that differ here, as `en pl` and `de`; each once. */
export function editionsOf(rule: Rule): string[] {
  const marks = rule.tags.map((tag) => booksOf(tag).join(" ")).filter(Boolean);
  return [...new Set(marks)];
}
