/** What RUM sounds like: the sound of each public event, and its theme. */

import type { Score } from "../../kit/sound/names";

export default {
  events: {
    dealt: "slide",
    "laid-up": "flip",
    "laid-down": "slide",
    "drew-wreck": "slide",
    "took-up": "slide",
    "took-down": "slide",
    "set-played": "flip",
    "put-back": "slide",
    "hand-returned": "slide",
    "beach-mixed": "shuffle",
    "collection-won": "coins",
    "wave-rolled": "wave",
    "parrot-drawn": "bust",
    "clock-moved": "creak",
    ended: "bell",
  },
  theme: {
    beats_per_minute: 108,
    // prettier-ignore
    melody: [
      [0, 0.75, 67], [0.75, 0.75, 71], [1.5, 0.5, 74], [2, 0.75, 76], [2.75, 0.75, 74],
      [3.5, 0.5, 71], [4, 0.75, 72], [4.75, 0.75, 76], [5.5, 0.5, 74], [6, 1.5, 71],
      [7.5, 0.5, 69], [8, 0.75, 67], [8.75, 0.75, 69], [9.5, 0.5, 71], [10, 1, 74],
      [11, 0.5, 72], [11.5, 0.5, 69], [12, 2, 67],
    ],
    // prettier-ignore
    bass: [
      [0, 1, 43], [1.5, 1, 50], [2, 1, 55], [4, 1, 48], [5.5, 1, 55], [6, 1, 43], [8, 1, 50],
      [9.5, 1, 57], [10, 1, 50], [12, 2, 43], [12, 2, 55],
    ],
  },
} satisfies Score;
