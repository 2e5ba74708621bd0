/** How Port Royal draws a single card. */

import { faceModule } from "../contract";
import Face from "./Face.svelte";
import type { Face as Shown, Rules } from "./model";

export default faceModule({
  Face,
  pictures({ faces }: Rules) {
    const first = (is: (face: Shown) => boolean) => Math.max(0, faces.findIndex(is));
    const ship = (colour: string) =>
      first((face) => face.kind === "ship" && face.colour === colour);
    const person = (role: string) => first((face) => face.kind === "person" && face.role === role);
    return {
      goal: [person("governor"), first((face) => face.kind === "expedition")],
      turn: [ship("blue"), ship("red"), person("sailor")],
      end: [person("admiral"), person("jester")],
    };
  },
});
