/** What Jolly Roger sounds like: the sound of each public event, and its theme. */

import type { Score } from "../../kit/sound/names";

export default {
  events: {
    appointed: "knock",
    "took-over": "bell",
    drew: "slide",
    reshuffled: "shuffle",
    sailed: "creak",
    turned: "flip",
    "turned-back": "wave",
    "lost-at-sea": "bust",
    contributed: "slide",
    betrayed: "bust",
    fought: "cannon",
    "prizes-turned": "coins",
    picked: "coin",
    given: "coin",
    "prize-taken": "coin",
    shown: "flip",
    "mutiny-called": "cannon",
    committed: "slide",
    "mutiny-decided": "bell",
    buried: "coin",
    "dug-up": "coins",
    ransomed: "coins",
    agreed: "knock",
    ended: "bell",
  },
  theme: {
    beats_per_minute: 132,
    // prettier-ignore
    melody: [
      [0, 1, 74], [1, 0.5, 69], [1.5, 0.5, 74], [2, 0.5, 77], [2.5, 0.5, 76], [3, 1, 74],
      [4, 1, 72], [5, 0.5, 67], [5.5, 0.5, 72], [6, 0.5, 76], [6.5, 0.5, 74], [7, 1, 72],
      [8, 0.75, 70], [8.75, 0.25, 72], [9, 0.5, 74], [9.5, 0.5, 70], [10, 0.5, 69],
      [10.5, 0.5, 65], [11, 0.5, 69], [11.5, 0.5, 73], [12, 2.5, 74],
    ],
    // prettier-ignore
    bass: [
      [0, 1, 50], [1, 1, 57], [2, 1, 50], [3, 1, 57], [4, 1, 48], [5, 1, 55], [6, 1, 48],
      [7, 1, 55], [8, 1, 46], [9, 1, 53], [10, 1, 45], [11, 1, 52], [12, 2, 50], [12, 2, 57],
    ],
  },
} satisfies Score;
