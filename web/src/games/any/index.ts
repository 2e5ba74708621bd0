/** The table of a game that nobody has drawn yet: the game's own sentences and choices. */

import type { GameTable } from "../contract";
import Table from "./Table.svelte";

const game: GameTable = { Table };
export default game;
