/** The occupants of a recorded table, ready to be shown. */

import type { SeatInfo } from "../../games/contract";
import { colourOf, signOf } from "../../kit/seats";
import type { ReplaySeat } from "../../wire/generated/wasm";

/** A record names a bot by its level; here it gets the name it would have at a table. */
export function sitterInfos(
  sitters: readonly ReplaySeat[],
  me: number | null,
  bot: (seat: number) => string,
): SeatInfo[] {
  return sitters.map((sitter, seat) => {
    const isNamed = sitter.level === null || sitter.name !== sitter.level;
    return {
      seat,
      name: isNamed ? sitter.name : bot(seat),
      me: seat === me,
      kind: sitter.level === null ? "person" : "bot",
      away: false,
      colour: colourOf(seat),
      sign: signOf(seat),
    };
  });
}
