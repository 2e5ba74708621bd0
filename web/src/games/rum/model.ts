/** RUM's own types as they come over the wire, and simple facts read from a view. */

import type { Action, Colour, EventView, Rules, View } from "../../wire/generated/rum";
import type { Menu, TableProps } from "../contract";

export type {
  Action,
  Colour,
  Face,
  HoldingView as Holding,
  Laying,
  PlaceView as Place,
  Rules,
  View,
} from "../../wire/generated/rum";
export type Event = EventView;

export type RumProps = TableProps<View, Action, Event, Rules>;
export type RumMenu = Menu<Action>;

/** The colours in the order of the row. */
export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "white",
] as const satisfies Colour[];

/** My hand, if the observer sees one. */
export function ownHand(view: View, me: number | null): number[] {
  return me === null ? [] : (view.hands[me]?.cards ?? []);
}

/** The seats as seen from one of them: clockwise, beginning at its left. */
export function around(n: number, me: number | null): number[] {
  const from = me === null ? 0 : me + 1;
  const others = me === null ? n : n - 1;
  return Array.from({ length: others }, (_, idx) => (from + idx) % n);
}
