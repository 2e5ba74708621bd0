/** The scene at the end of a game: the harbour with fireworks, and the winner's sign on the quay. */

import picture from "./art/ending.svg?no-inline";
import type { Finale } from "../contract";

export default { picture, sign: { x: 50, y: 66 } } satisfies Finale;
