/** The types of this game as they come over the wire. */

import type { TableProps } from "../contract";

export type Colour = "yellow" | "blue" | "green" | "red" | "black";
export type Role =
  | { trader: Colour }
  | "settler"
  | "captain"
  | "priest"
  | "jack"
  | "sailor"
  | "pirate"
  | "mademoiselle"
  | "jester"
  | "admiral"
  | "governor";
export interface Ship {
  colour: Colour;
  swords: number | null;
  coins: number;
}
export interface Person {
  role: Role;
  cost: number;
  points: number;
}
export interface Symbols {
  anchors: number;
  crosses: number;
  houses: number;
}
export interface Expedition {
  needs: Symbols;
  coins: number;
  points: number;
}
export type Face =
  | ({ kind: "ship" } & Ship)
  | ({ kind: "person" } & Person)
  | ({ kind: "expedition" } & Expedition)
  | { kind: "tax"; bonus: "swords" | "points" };
export interface Rules {
  seats: number;
  options: { ending: "book" | "equal"; variant: "none" | "expedition" };
  faces: Face[];
  names: string[];
  all_cards: number[];
  points_needed: number;
}
export interface Outlook {
  bust: number;
  pool: number;
  takes: number;
}
export interface Offer {
  card: number;
  pays: number;
  brings: number;
}
export interface Abilities {
  swords: number;
  anchors: number;
  crosses: number;
  houses: number;
  jacks: number;
  traders: [number, number, number, number, number];
  mademoiselles: number;
  admirals: number;
  jesters: number;
  governors: number;
}
export interface SeatView {
  persons: number[];
  expeditions: number[];
  points: number;
  abilities: Abilities;
  coins: number;
  pile: number[];
  pile_cards: number[] | null;
}
export type PhaseView =
  | { kind: "deal" }
  | { kind: "discover" }
  | { kind: "ship"; card: number; would_bust: boolean }
  | { kind: "tax"; card: number }
  | { kind: "take"; seat: number; base: number; taken: number; left: number; fee: number }
  | { kind: "over"; ending: "points" | "stuck" | "long" };
export interface View {
  me: number | null;
  window: number;
  start: number;
  active: number;
  phase: PhaseView;
  n_drawn: number;
  outlook: Outlook | null;
  offers: Offer[];
  harbour: number[];
  expeditions: number[];
  seats: SeatView[];
  deck: number;
  deck_cards: number[] | null;
  discard: number[];
  shuffle: number;
  unseen: { shuffle: number; cards: number[] }[];
  last: number | null;
  n_stuck: number;
}
export type Action =
  | { kind: "draw" }
  | { kind: "stop" }
  | { kind: "repel" }
  | { kind: "keep" }
  | { kind: "take"; card: number }
  | { kind: "fulfil"; expedition: number; persons: number[] }
  | { kind: "pass" };
export type Source = "start" | "ship" | "trader" | "admiral" | "jester" | "expedition" | "tax";
export type EventView =
  | { kind: "start-drawn"; seat: number }
  | { kind: "expedition-opened"; card: number }
  | { kind: "turn-began"; seat: number }
  | { kind: "reshuffled"; n: number }
  | { kind: "person-drawn"; seat: number; card: number }
  | { kind: "expedition-drawn"; seat: number; card: number }
  | { kind: "ship-drawn"; seat: number; card: number }
  | { kind: "ship-kept"; seat: number; card: number }
  | { kind: "ship-repelled"; seat: number; card: number }
  | { kind: "busted"; seat: number; card: number; lost: number[]; n_drawn: number }
  | { kind: "tax-drawn"; seat: number; card: number }
  | { kind: "taxed"; seat: number; coins: number[] }
  | { kind: "tax-settled"; card: number }
  | { kind: "stopped"; seat: number; n_drawn: number; n_colours: number }
  | { kind: "taking-began"; seat: number; base: number }
  | { kind: "traded"; seat: number; card: number }
  | { kind: "hired"; seat: number; card: number; coins: number[] }
  | { kind: "fee-paid"; seat: number; to: number }
  | { kind: "passed"; seat: number }
  | { kind: "harbour-cleaned"; cards: number[] }
  | { kind: "fulfilled"; seat: number; expedition: number; persons: number[] }
  | { kind: "earned"; seat: number; from: Source; due: number; got: number }
  | { kind: "coin-drawn"; seat: number; card: number | null }
  | { kind: "last-lap-began"; by: number; last: number }
  | { kind: "nothing-drawn"; in_a_row: number }
  | { kind: "ended"; ending: "points" | "stuck" | "long" };

export type Props = TableProps<View, Action, EventView, Rules>;
