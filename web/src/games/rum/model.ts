/** RUM's own types as they come over the wire, and what a glance at a view tells. */

import type { Menu, TableProps } from "../contract";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Face {
  single: Colour;
  double: Colour;
}

export interface Rules {
  seats: number;
  points_needed: number;
  faces: Face[];
  clock: number[];
  names: string[];
}

export type Place =
  { facing: "empty" } | { facing: "up"; card: number } | { facing: "down"; card: number | null };

export interface Hand {
  count: number;
  cards: number[] | null;
  known: number[];
}

export interface Holding {
  colour: Colour;
  value: number;
  owner: number | null;
}

export type Cause = "parrot" | { wave: number };

export type Phase =
  | { kind: "deal" }
  | { kind: "turn" }
  | {
      kind: "put-back";
      cause: Cause;
      n: number;
      asked: number[];
      n_waiting: number;
      chosen: (number[] | null)[];
    }
  | { kind: "over"; ending: "points" | "clock" };

export interface View {
  me: number | null;
  active: number;
  phase: Phase;
  clock: number;
  symbol: number;
  points_needed: number;
  beach: Place[];
  wreck: number;
  shown: number[];
  hands: Hand[];
  collection: Holding[];
  points: number[];
}

export interface Laying {
  singles: number[];
  doubles: number[];
}

export type Action =
  | { kind: "draw-beach"; place: number }
  | { kind: "draw-wreck" }
  | ({ kind: "set" } & Laying)
  | { kind: "put-back"; cards: number[] };

export type Event =
  | { kind: "laid-up"; place: number; card: number }
  | { kind: "laid-down"; place: number; card: number | null }
  | { kind: "dealt"; seat: number; card: number | null }
  | { kind: "parrot-joined" }
  | { kind: "drew-wreck"; seat: number; card: number | null }
  | { kind: "took-up"; seat: number; place: number; card: number }
  | { kind: "took-down"; seat: number; place: number; card: number | null }
  | { kind: "parrot-drawn"; seat: number; from: "wreck" | { beach: number } }
  | { kind: "wreck-emptied" }
  | { kind: "hand-returned"; seat: number; n: number; cards: number[] | null }
  | { kind: "put-back-asked"; cause: Cause; n: number; asked: number[] }
  | { kind: "answered"; seat: number | null; cards: number[] | null }
  | { kind: "put-back"; seat: number; n: number; cards: number[] | null }
  | { kind: "parrot-returned" }
  | { kind: "clock-moved"; to: number }
  | { kind: "set-played"; seat: number; laying: Laying }
  | {
      kind: "collection-won";
      seat: number;
      colour: Colour;
      from: number | null;
      value: number;
      by: "number" | "trio";
    }
  | { kind: "wave-rolled"; cards: number[] }
  | { kind: "beach-mixed" }
  | { kind: "turn-passed"; seat: number }
  | { kind: "ended"; ending: "points" | "clock" };

export type RumProps = TableProps<View, Action, Event, Rules>;
export type RumMenu = Menu<Action>;

/** My hand, where the observer sees one. */
export function ownHand(view: View, me: number | null): number[] {
  return me === null ? [] : (view.hands[me]?.cards ?? []);
}

/** The seats in the order in which one sees them from a seat: clockwise, beginning at its left. */
export function around(n: number, me: number | null): number[] {
  const from = me === null ? 0 : me + 1;
  const others = me === null ? n : n - 1;
  return Array.from({ length: others }, (_, idx) => (from + idx) % n);
}
