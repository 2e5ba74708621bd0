/** The table of a game that nobody has drawn yet: the game's own sentences and choices. */

import { gameTable } from "../contract";
import Table from "./Table.svelte";

export default gameTable({ Table });
