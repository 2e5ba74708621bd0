/** Port Royal's table. */

import type { GameTable } from "../contract";
import { harmless } from "./choices";
import Table from "./Table.svelte";
import type { View } from "./types";

const table: GameTable = {
  // The page passes on what came over the wire without looking into it.
  Table: Table as unknown as GameTable["Table"],
  harmless,
  tutorial: async () => (await import("./tutorial")).default,
  points: (view: View, seat: number) => view.seats[seat]?.points ?? null,
};

export default table;
