/** Names of this game's cards, and their order on the screen. */

import type { Phrase } from "../contract";
import type { Colour, Expedition, Face, Role, Rules, Ship } from "./types";

/** The five colours in the order of the book's list, which is also the order of the berths. */
export const COLOURS = ["yellow", "blue", "green", "red", "black"] as const;

/** The word for each role, traders without their colour. */
export type RoleName = Exclude<Role, object> | "trader";

export function roleName(role: Role): RoleName {
  return typeof role === "object" ? "trader" : role;
}

/** The colour of a trader. */
export function roleColour(role: Role): Colour | null {
  return typeof role === "object" ? role.trader : null;
}

/** The key of a role in word files and lists: `trader-red`, `sailor`. */
export function roleKey(role: Role): string {
  return typeof role === "object" ? `trader-${role.trader}` : role;
}

export function face(rules: Rules, card: number): Face | null {
  return rules.faces[card] ?? null;
}

/** The ship on a card. */
export function shipOf(rules: Rules, card: number): Ship | null {
  const shown = face(rules, card);
  return shown?.kind === "ship" ? shown : null;
}

export function expeditionOf(rules: Rules, card: number): Expedition | null {
  const shown = face(rules, card);
  return shown?.kind === "expedition" ? shown : null;
}

/** The card in each berth, by colour. */
export function berths(rules: Rules, harbour: readonly number[]): (number | null)[] {
  const at = (colour: Colour) =>
    harbour.find((card) => shipOf(rules, card)?.colour === colour) ?? null;
  return COLOURS.map(at);
}

export function persons(rules: Rules, cards: readonly number[]): number[] {
  return cards.filter((card) => face(rules, card)?.kind === "person");
}

/** The persons of one role, which are stacked together before a seat. */
export interface Stack {
  role: Role;
  cards: number[];
}

/** Cards are sorted by id, so those of a role are adjacent and keep the order of the deck. */
export function stacks(rules: Rules, cards: readonly number[]): Stack[] {
  const found: Stack[] = [];
  for (const card of cards) {
    const shown = face(rules, card);
    if (shown?.kind !== "person") continue;
    const known = found.find((stack) => roleKey(stack.role) === roleKey(shown.role));
    if (known) known.cards.push(card);
    else found.push({ role: shown.role, cards: [card] });
  }
  return found;
}

export function number(name: string, value: number): [string, { kind: "number"; value: number }] {
  return [name, { kind: "number", value }];
}

function named(name: string, value: Phrase): [string, { kind: "name"; value: Phrase }] {
  return [name, { kind: "name", value }];
}

export function rolePhrase(role: Role): Phrase {
  return { key: `pr-role-${roleKey(role)}` };
}

export function shipPhrase(colour: Colour): Phrase {
  return { key: `pr-ship-${colour}` };
}

/** The ability of a role. */
export function abilityPhrase(role: Role): Phrase {
  const colour = roleColour(role);
  const key = `pr-ability-${roleName(role)}`;
  return colour ? { key, args: [named("ship", shipPhrase(colour))] } : { key };
}

/** The abbreviation of a thing. */
export function short(thing: Phrase): Phrase {
  return { key: "pr-ui-short", args: [named("thing", thing)] };
}

/** The name of a card with its numbers, as the game's rules give it. */
export const cardPhrase = (rules: Rules, card: number): Phrase =>
  rules.spoken[card] ?? { key: "pr-card-unknown" };
