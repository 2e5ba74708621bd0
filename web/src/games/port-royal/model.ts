/** Port Royal's types as they come over the wire, its table, and facts about its cards. */

import { createContext } from "svelte";
import type {
  Action,
  Colour,
  EventView,
  Expedition,
  Face,
  Offer,
  Person,
  Remarks,
  Role,
  Rules,
  Ship,
  View as Fields,
} from "../../wire/generated/port-royal";
import type { Phrase, TableProps } from "../contract";

export type * from "../../wire/generated/port-royal";

/** What one observer may know, and what the game says about it. */
export type View = Fields & { said: Remarks };
export type Props = TableProps<View, Action, EventView, Rules>;

/** The props of the table, for all its parts. */
export const [table, setTable] = createContext<Props>();

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

export function personOf(rules: Rules, card: number): Person | null {
  const shown = face(rules, card);
  return shown?.kind === "person" ? shown : null;
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
  return cards.filter((card) => personOf(rules, card));
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
    const person = personOf(rules, card);
    if (!person) continue;
    const known = found.find((stack) => roleKey(stack.role) === roleKey(person.role));
    if (known) known.cards.push(card);
    else found.push({ role: person.role, cards: [card] });
  }
  return found;
}

/** The terms on which a seat may take a card now, in numbers and in words. */
export function offerOf(view: View, card: number): (Offer & { words: Phrase | null }) | null {
  const idx = view.offers.findIndex((known) => known.card === card);
  const offer = view.offers[idx];
  return offer ? { ...offer, words: view.said.offers[idx] ?? null } : null;
}

/** The seat that the table waits for, if it is not mine. */
export function waitedFor(view: Pick<View, "phase" | "active">, me: number | null): number | null {
  const { phase, active } = view;
  if (phase.kind === "over") return null;
  const seat = phase.kind === "take" ? phase.seat : active;
  return seat === me ? null : seat;
}
