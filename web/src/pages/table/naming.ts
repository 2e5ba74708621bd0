/** The names and looks of seats, from the table's list of places. */

import type { SeatInfo } from "../../games/contract";
import { colourOf, signOf } from "../../kit/seats";
import type { Place, Seats } from "./seen";

/** The page's names for bots and empty seats, in the reader's language. */
export interface Naming {
  bot: (number: number) => string;
  empty: string;
}

/** The seats, ready to be shown. Bots are named in seat order, from the word files. */
export function seatInfos(seats: Seats, naming: Naming): SeatInfo[] {
  let bots = 0;
  return seats.places.map((place, seat) => ({
    seat,
    name: nameOf(place, naming, () => (bots += 1)),
    me: seat === seats.you,
    kind: place.kind,
    away: place.kind === "person" && (place.presence !== "here" || place.steward !== null),
    colour: colourOf(seat),
    sign: signOf(seat),
  }));
}

function nameOf(place: Place, naming: Naming, nextBot: () => number): string {
  switch (place.kind) {
    case "empty":
      return naming.empty;
    case "person":
      return place.name;
    case "bot":
      return naming.bot(nextBot());
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
