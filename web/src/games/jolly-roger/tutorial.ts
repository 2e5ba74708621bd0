/**
 * The tutorial of Jolly Roger: a Captain's first voyage, a shared prize and a failed mutiny, and
 * then quickly on to the end of the tenth voyage.
 */

import type { Tutorial } from "../contract";
import record from "./first-steps.record?raw";

const tutorial: Tutorial = {
  record,
  seat: 0,
  steps: [
    { at: 0, kind: "read", text: "jr-page-learn-crew", point: "hand" },
    { at: 0, kind: "act", text: "jr-page-learn-appoint", point: "seat-1" },
    { at: 4, kind: "read", text: "jr-page-learn-calls", point: "stage" },
    { at: 4, kind: "act", text: "jr-page-learn-sail", point: "chart-ship" },
    { at: 8, kind: "act", text: "jr-page-learn-lookout", point: "card-54" },
    { at: 15, kind: "read", text: "jr-page-learn-needs", point: "attack" },
    { at: 16, kind: "act", text: "jr-page-learn-add", point: "card-11" },
    { at: 20, kind: "act", text: "jr-page-learn-sealed", point: "buttons" },
    { at: 24, kind: "read", text: "jr-page-learn-won", point: "pot" },
    { at: 24, kind: "act", text: "jr-page-learn-cook", point: "buttons" },
    { at: 28, kind: "act", text: "jr-page-learn-pick", point: "pot" },
    { at: 31, kind: "act", text: "jr-page-learn-carpenter", point: "buttons" },
    { at: 35, kind: "act", text: "jr-page-learn-punish", point: "buttons" },
    { at: 39, kind: "read", text: "jr-page-learn-mutiny", point: "mutiny" },
    { at: 39, kind: "act", text: "jr-page-learn-join", point: "card-17" },
    { at: 41, kind: "act", text: "jr-page-learn-tie", point: "card-19" },
    { at: 46, kind: "act", text: "jr-page-learn-pass", point: "buttons" },
    { at: 47, kind: "read", text: "jr-page-learn-end", point: "table" },
    { at: 344, kind: "read", text: "jr-page-learn-over", point: "table" },
  ],
};
export default tutorial;
