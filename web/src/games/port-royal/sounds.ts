/** What Port Royal sounds like: the sound of each public event, and its theme. */

import type { Score } from "../../kit/sound/names";

export default {
  events: {
    "person-drawn": "flip",
    "expedition-drawn": "flip",
    "ship-drawn": "flip",
    "ship-repelled": "cannon",
    busted: "bust",
    "tax-drawn": "knock",
    taxed: "coins",
    traded: "creak",
    earned: "coins",
    hired: "slide",
    "fee-paid": "coin",
    fulfilled: "bell",
    "harbour-cleaned": "wave",
    reshuffled: "shuffle",
    "last-lap-began": "bell",
    ended: "bell",
  },
  theme: {
    beats_per_minute: 120,
    // prettier-ignore
    melody: [
      [0, 0.75, 72], [0.75, 0.25, 71], [1, 0.75, 72], [1.75, 0.25, 76], [2, 0.75, 79],
      [2.75, 0.25, 76], [3, 1, 72], [4, 0.75, 77], [4.75, 0.25, 76], [5, 0.75, 77],
      [5.75, 0.25, 81], [6, 0.75, 79], [6.75, 0.25, 76], [7, 1, 74], [8, 0.75, 76],
      [8.75, 0.25, 74], [9, 0.75, 76], [9.75, 0.25, 79], [10, 0.75, 77], [10.75, 0.25, 74],
      [11, 0.75, 71], [11.75, 0.25, 74], [12, 1, 72], [13, 0.5, 67], [13.5, 0.5, 71],
      [14, 1.5, 72],
    ],
    // prettier-ignore
    bass: [
      [0, 1, 48], [1, 1, 55], [2, 1, 48], [3, 1, 55], [4, 1, 53], [5, 1, 60], [6, 1, 48],
      [7, 1, 55], [8, 1, 48], [9, 1, 55], [10, 1, 50], [11, 1, 43], [12, 1, 48], [13, 1, 43],
      [14, 1.5, 48],
    ],
  },
} satisfies Score;
