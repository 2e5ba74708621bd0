/**
 * The compiled engines, fetched once for the page and all its workers, and the workers that run
 * them. Whatever opens a local table soon may call `prepareEngines`, so that they are ready then.
 */

import type { ToWorker } from "./local.worker";

// A pattern, so that the page also builds without the module, and without local tables.
const FOUND = import.meta.glob<string>("./tortuga.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

let compiled: Promise<WebAssembly.Module> | null = null;

/** Fetches and compiles the engines, unless that has been done. */
export function prepareEngines(): Promise<WebAssembly.Module> {
  compiled ??= fetchEngines().catch((error: unknown) => {
    // The next table tries again.
    compiled = null;
    throw error;
  });
  return compiled;
}

async function fetchEngines(): Promise<WebAssembly.Module> {
  const url = Object.values(FOUND)[0];
  if (url === undefined) throw new Error("this page was built without its engines");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the engines cannot be loaded: ${response.status}`);
  // A proxy may send it as something else, which does not compile while it arrives.
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Workers that were started ahead of time. */
const spare: Worker[] = [];

/** Starts the two workers of a table ahead of time, once the engines are there. */
export async function prepareWorkers(): Promise<void> {
  await prepareEngines();
  while (spare.length < 2) spare.push(newWorker());
}

/** A worker, started ahead of time or now. */
export function startWorker(): Worker {
  return spare.pop() ?? newWorker();
}

/** Starts a worker, which gets the engines as soon as they are there. */
function newWorker(): Worker {
  const worker = new Worker(new URL("./local.worker.ts", import.meta.url), { type: "module" });
  const tell = (message: ToWorker) => worker.postMessage(message);
  prepareEngines().then(
    (compiled) => tell({ kind: "engines", compiled }),
    (error: unknown) => tell({ kind: "no-engines", problem: String(error) }),
  );
  return worker;
}
