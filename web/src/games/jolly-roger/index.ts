/** Jolly Roger's table, for the page that opens it. */

import type { View } from "../../wire/generated/jolly-roger";
import type { GameTable } from "../contract";
import { harmless } from "./choices";
import Table from "./Table.svelte";

const game: GameTable = {
  // The page passes on what came over the wire; only this folder knows its types.
  Table: Table as unknown as GameTable["Table"],
  harmless,
  points: (view: View, seat) =>
    view.phase.kind === "over" ? (view.phase.gold[seat] ?? null) : null,
  seated: true,
  tutorial: () => import("./tutorial").then((found) => found.default),
};
export default game;
