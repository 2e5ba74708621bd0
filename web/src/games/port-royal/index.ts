/** Port Royal's table. */

import type { GameTable } from "../contract";
import { harmless } from "./choices";
import type { View } from "./model";
import Table from "./Table.svelte";

const table: GameTable = {
  Table,
  harmless,
  tutorial: async () => (await import("./tutorial")).default,
  points: (view: View, seat: number) => view.seats[seat]?.points ?? null,
};

export default table;
