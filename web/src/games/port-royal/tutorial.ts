/**
 * The tutorial of Port Royal: eleven moves against Calico, a hire, a bust and a repelled ship, and
 * then quickly on to the end.
 */

import type { Tutorial } from "../contract";
import record from "./first-steps.record?raw";

const tutorial: Tutorial = {
  record,
  seat: 0,
  steps: [
    { at: 0, kind: "read", text: "pr-page-learn-goal", point: "mine" },
    { at: 0, kind: "read", text: "pr-page-learn-harbour", point: "ships" },
    { at: 0, kind: "act", text: "pr-page-learn-draw", point: "draw" },
    { at: 1, kind: "act", text: "pr-page-learn-stop", point: "stop" },
    { at: 2, kind: "act", text: "pr-page-learn-hire", point: "quay" },
    { at: 4, kind: "read", text: "pr-page-learn-others", point: "rivals" },
    { at: 6, kind: "read", text: "pr-page-learn-bust", point: "status" },
    { at: 6, kind: "act", text: "pr-page-learn-risk", point: "draw" },
    { at: 7, kind: "act", text: "pr-page-learn-repel", point: "repel" },
    { at: 8, kind: "act", text: "pr-page-learn-again", point: "draw" },
    { at: 9, kind: "read", text: "pr-page-learn-expedition", point: "expeditions" },
    { at: 9, kind: "act", text: "pr-page-learn-enough", point: "stop" },
    { at: 10, kind: "act", text: "pr-page-learn-trade", point: "ships" },
    { at: 11, kind: "read", text: "pr-page-learn-end", point: "mine" },
    { at: 102, kind: "read", text: "pr-page-learn-over", point: "mine" },
  ],
};
export default tutorial;
