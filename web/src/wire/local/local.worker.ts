/**
 * The worker of local tables: one hosts a table, another runs its bots. Both are this script, so
 * that it is fetched once. The page compiles the engines once and sends them to each.
 */

import { answer } from "./answering";
import { hear, type ToHost } from "./hosting";
import { Module } from "./module";

/** What the page says to a worker. */
export type ToWorker =
  | { kind: "engines"; compiled: WebAssembly.Module }
  | { kind: "no-engines"; problem: string }
  /** This worker answers requests that come through the port. */
  | { kind: "answer" }
  /** This worker hosts a table. */
  | ToHost;

let settle: (module: Promise<Module>) => void = () => {};
const module = new Promise<Module>((settled) => (settle = settled));
// A request that needs them tells of the failure.
module.catch(() => undefined);

addEventListener("message", ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if (data.kind === "engines") settle(Module.start(data.compiled));
  else if (data.kind === "no-engines") settle(Promise.reject(new Error(data.problem)));
  else if (data.kind !== "answer") hear(data, port, module);
  else if (port) answer(port, module);
});
