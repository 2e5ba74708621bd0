/** RUM's types as they come over the wire, its table, and simple facts read from a view. */

import { createContext } from "svelte";
import type { Action, Colour, EventView, Rules, View } from "../../wire/generated/rum";
import type { Menu, TableProps } from "../contract";

export type * from "../../wire/generated/rum";
export type Event = EventView;

export type Props = TableProps<View, Action, Event, Rules>;
export type RumMenu = Menu<Action> | null;

/** The props of the table, for all its parts. */
export const [table, setTable] = createContext<Props>();

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

/**
 * The id of a collection card. These cards are not in the deck: their ids follow those of the rum
 * cards and the parrot, in the order of the row.
 */
export const collectionCard = (rules: Rules, colour: Colour): number =>
  rules.spoken.length + COLOURS.indexOf(colour);

/** The colour of a collection card; `undefined` for other cards. */
export const collected = (rules: Rules, card: number): Colour | undefined =>
  COLOURS[card - rules.spoken.length];

/** My hand, if the observer sees one. */
export function ownHand(view: View, me: number | null): number[] {
  return me === null ? [] : (view.hands[me]?.cards ?? []);
}
