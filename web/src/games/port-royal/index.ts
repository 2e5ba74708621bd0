/** Port Royal's table. */

import { gameTable } from "../contract";
import { harmless } from "./choices";
import type { View } from "./model";
import Table from "./Table.svelte";

export default gameTable({
  Table,
  harmless,
  sounds: () => import("./sounds").then((found) => found.default),
  finale: () => import("./finale").then((found) => found.default),
  telling: () => import("./telling").then((found) => found.default),
  faces: () => import("./faces").then((found) => found.default),
  tutorial: () => import("./tutorial").then((found) => found.default),
  points: (view: View, seat) => view.seats[seat]?.points ?? null,
});
