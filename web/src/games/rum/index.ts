/** RUM's table, for the page that opens it. */

import { gameTable } from "../contract";
import type { View } from "./model";
import Table from "./Table.svelte";

export default gameTable({
  Table,
  seated: true,
  sounds: () => import("./sounds").then((found) => found.default),
  composes: { set: "rum-page-compose-set", "put-back": "rum-page-compose-put-back" },
  finale: () => import("./finale").then((found) => found.default),
  telling: () => import("./telling").then((found) => found.default),
  faces: () => import("./faces").then((found) => found.default),
  tutorial: () => import("./tutorial").then((found) => found.default),
  points: (view: View, seat) => view.points[seat] ?? null,
});
