/** This game's types, as they come over the wire, and the props of its table. */

import type { TableProps } from "../contract";
import type { Action, EventView, Rules, View } from "../../wire/generated/port-royal";

export type {
  Abilities,
  Action,
  Colour,
  EventView,
  Expedition,
  Face,
  Offer,
  Outlook,
  Person,
  Role,
  Rules,
  SeatView,
  Ship,
  View,
} from "../../wire/generated/port-royal";

export type Props = TableProps<View, Action, EventView, Rules>;
