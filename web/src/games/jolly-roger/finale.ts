/** The scene at the end of a game: the winner's ship at dawn, with their sign on the mainsail. */

import picture from "./art/ending.svg?no-inline";
import type { Finale } from "../contract";

export default { picture, sign: { x: 43, y: 43 } } satisfies Finale;
