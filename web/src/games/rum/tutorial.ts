/**
 * The tutorial of RUM: eleven moves against Calico, from the first card to a stolen one, and then
 * quickly on to the end.
 */

import type { Tutorial } from "../contract";
import record from "./first-steps.record?raw";

const tutorial: Tutorial = {
  record,
  seat: 0,
  steps: [
    { at: 0, kind: "read", text: "rum-page-learn-collection", point: "row" },
    { at: 0, kind: "read", text: "rum-page-learn-ends", point: "beach" },
    { at: 0, kind: "act", text: "rum-page-learn-draw", point: "place-0" },
    { at: 1, kind: "read", text: "rum-page-learn-filled", point: "place-0" },
    { at: 2, kind: "read", text: "rum-page-learn-won", point: "rivals" },
    { at: 2, kind: "act", text: "rum-page-learn-set", point: "hand" },
    { at: 4, kind: "act", text: "rum-page-learn-wreck", point: "wreck" },
    { at: 6, kind: "act", text: "rum-page-learn-last", point: "place-2" },
    { at: 7, kind: "read", text: "rum-page-learn-wave", point: "beach" },
    { at: 8, kind: "read", text: "rum-page-learn-parrot", point: "clock" },
    { at: 8, kind: "act", text: "rum-page-learn-trio", point: "hand" },
    { at: 10, kind: "act", text: "rum-page-learn-steal", point: "rivals" },
    { at: 11, kind: "read", text: "rum-page-learn-end", point: "me" },
    { at: 27, kind: "read", text: "rum-page-learn-over", point: "me" },
  ],
};
export default tutorial;
