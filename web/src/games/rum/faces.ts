/** How RUM draws a single card. */

import { faceModule } from "../contract";
import Face from "./Face.svelte";
import Defs from "./FaceDefs.svelte";
import { collectionCard, type Rules } from "./model";

export default faceModule({
  Face,
  Defs,
  pictures(rules: Rules) {
    const green = rules.faces.findIndex(({ single }) => single === "green");
    const more = rules.faces.findIndex(({ double }) => double === "green");
    return {
      goal: [collectionCard(rules, "green"), collectionCard(rules, "blue")],
      turn: [more, green, collectionCard(rules, "green")],
      // The parrot has no face of its own: its id follows the rum cards.
      end: [rules.faces.length],
    };
  },
});
