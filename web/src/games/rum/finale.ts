/** The scene at the end of a game: the beach at night, with the winner's sign over the fire. */

import picture from "./art/ending.svg?no-inline";
import type { Finale } from "../contract";

export default { picture, sign: { x: 47, y: 52 } } satisfies Finale;
