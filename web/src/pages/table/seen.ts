/** What the table page needs to know of a table, wherever it is: at the server or in this page. */

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
  Stance,
  Wish,
} from "../../wire/generated/table";
export type { Line, TableSession as Session } from "../../wire/session.svelte";
