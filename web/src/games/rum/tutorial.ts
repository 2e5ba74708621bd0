/** The tutorial of RUM: eleven moves against Calico, from the first card to a stolen one. */

import type { Tutorial } from "../contract";
import record from "./first-steps.record?raw";

const tutorial: Tutorial = {
  record,
  seat: 0,
  steps: [
    { at: 0, kind: "read", text: "rum-ui-learn-collection", point: "row" },
    { at: 0, kind: "read", text: "rum-ui-learn-ends", point: "beach" },
    { at: 0, kind: "act", text: "rum-ui-learn-draw", point: "place-0" },
    { at: 1, kind: "read", text: "rum-ui-learn-filled", point: "place-0" },
    { at: 2, kind: "read", text: "rum-ui-learn-won", point: "rivals" },
    { at: 2, kind: "act", text: "rum-ui-learn-set", point: "hand" },
    { at: 4, kind: "act", text: "rum-ui-learn-wreck", point: "wreck" },
    { at: 6, kind: "act", text: "rum-ui-learn-last", point: "place-2" },
    { at: 7, kind: "read", text: "rum-ui-learn-wave", point: "beach" },
    { at: 8, kind: "read", text: "rum-ui-learn-parrot", point: "clock" },
    { at: 8, kind: "act", text: "rum-ui-learn-trio", point: "hand" },
    { at: 10, kind: "act", text: "rum-ui-learn-steal", point: "rivals" },
    { at: 11, kind: "read", text: "rum-ui-learn-end", point: "me" },
  ],
};
export default tutorial;
