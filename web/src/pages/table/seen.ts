/** The types that the table page needs, for tables at the server and local ones. */

export type { Link } from "../../wire/client";
export type {
  Clocks,
  Given,
  Order,
  Over,
  Place,
  Refused,
  Said,
  Seats,
  Setting,
  Stance,
  Wish,
} from "../../wire/generated/table";
export { addresses, standInOf } from "../../wire/reader";
export type { StandIn } from "../../wire/reader";
export type { Line } from "../../wire/lines";
export type { Moment } from "../../wire/moments";
export type { TableSession as Session } from "../../wire/session.svelte";
