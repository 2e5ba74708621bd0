/** Jolly Roger's table, for the page that opens it. */

import { gameTable } from "../contract";
import { harmless } from "./choices";
import type { View } from "./model";
import Table from "./Table.svelte";

export default gameTable({
  Table,
  harmless,
  points: (view: View, seat) =>
    view.phase.kind === "over" ? (view.phase.gold[seat] ?? null) : null,
  seated: true,
  sounds: () => import("./sounds").then((found) => found.default),
  composes: {
    discard: "jr-page-compose-discard",
    offer: "jr-page-compose-offer",
    show: "jr-page-compose-show",
  },
  finale: () => import("./finale").then((found) => found.default),
  telling: () => import("./telling").then((found) => found.default),
  faces: () => import("./faces").then((found) => found.default),
  tutorial: () => import("./tutorial").then((found) => found.default),
});
