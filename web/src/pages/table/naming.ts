/** The names and looks of seats, from the table's list of places. */

import type { SeatInfo } from "../../games/contract";
import { colourOf, signOf } from "../../kit/seats";
import type { Place, Seats } from "./seen";

/** The page's names for bots and empty seats. */
export interface Naming {
  bot: (seat: number) => string;
  empty: string;
  /** The name of the only person at a local table, in the language of now; else `null`. */
  alone: string | null;
}

/** The seats, ready to be shown. */
export function seatInfos(seats: Seats, naming: Naming): SeatInfo[] {
  return seats.places.map((place, seat) => ({
    seat,
    name: nameOf(place, seat, naming),
    me: seat === seats.you,
    kind: place.kind,
    away: place.kind === "person" && (place.presence !== "here" || place.steward !== null),
    colour: colourOf(seat),
    sign: signOf(seat),
  }));
}

function nameOf(place: Place, seat: number, naming: Naming): string {
  switch (place.kind) {
    case "empty":
      return naming.empty;
    case "person":
      return naming.alone ?? place.name;
    case "bot":
      return naming.bot(seat);
  }
}

/** The key of a remark beside a seat's name; `null` for none. */
export function remarkOf(place: Place, playing: boolean): string | null {
  switch (place.kind) {
    case "empty":
      return null;
    case "bot":
      return `ui-level-${place.level}`;
    case "person":
      if (place.steward) return `ui-seat-${place.steward}`;
      return place.presence === "reconnecting" && playing ? "ui-seat-reconnecting" : null;
  }
}
