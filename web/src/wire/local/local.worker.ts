/**
 * The worker of local tables: one hosts a table, another runs its bots. Both are this script, so
 * that it is fetched once. The page compiles the game's engine once and sends it to each.
 */

import { answer } from "./answering";
import { hear, type ToHost } from "./hosting";
import { Module } from "./module";

/** What the page says to a worker. */
export type ToWorker =
  | { kind: "engine"; compiled: WebAssembly.Module }
  | { kind: "no-engine"; problem: string }
  /** This worker answers requests that come through the port. */
  | { kind: "answer" }
  /** This worker hosts a table. */
  | ToHost;

let settle: (module: Promise<Module>) => void = () => {};
const module = new Promise<Module>((settled) => (settle = settled));
// A request that needs it tells of the failure.
module.catch(() => undefined);

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if (data.kind === "engine") settle(Module.start(data.compiled));
  else if (data.kind === "no-engine") settle(Promise.reject(new Error(data.problem)));
  else if (data.kind !== "answer") hear(data, port, module);
  else if (port) answer(port, module);
});
