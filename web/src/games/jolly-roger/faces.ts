/** How Jolly Roger draws a single card. */

import { faceModule } from "../contract";
import Face from "./Face.svelte";
import type { Crew, Prize, Rules } from "./model";

export default faceModule({
  Face,
  pictures({ crew, prizes, destinations }: Rules) {
    const member = (is: (face: Crew) => boolean) => Math.max(0, crew.findIndex(is));
    const prize = (is: (face: Prize) => boolean) => crew.length + prizes.findIndex(is);
    const chart = (kind: string) =>
      crew.length + prizes.length + destinations.findIndex((found) => found.kind === kind);
    return {
      goal: [
        prize((found) => found.kind === "gold" && found.value === 3),
        prize((found) => found.kind === "jewels"),
      ],
      turn: [
        chart("fort"),
        member((face) => face.kind === "skilled" && face.skill === "guns" && face.value === 3),
        member((face) => face.kind === "special" && face.special === "traitor"),
      ],
      end: [chart("island"), prize((found) => found.kind === "rum")],
    };
  },
});
