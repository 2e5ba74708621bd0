/** RUM's table, for the page that opens it. */

import type { GameTable } from "../contract";
import type { View } from "./model";
import Table from "./Table.svelte";

const game: GameTable = {
  Table,
  seated: true,
  tutorial: async () => (await import("./tutorial")).default,
  points: (view: View, seat) => view.points[seat] ?? null,
};
export default game;
