/** Jolly Roger's table, for the page that opens it. */

import type { GameTable } from "../contract";
import { harmless } from "./choices";
import type { View } from "./model";
import Table from "./Table.svelte";

const game: GameTable = {
  Table,
  harmless,
  points: (view: View, seat) =>
    view.phase.kind === "over" ? (view.phase.gold[seat] ?? null) : null,
  seated: true,
  tutorial: () => import("./tutorial").then((found) => found.default),
};
export default game;
