/**
 * The compiled engines, one for each game, fetched once for the page and all its workers, and the
 * workers that run them. Whatever opens a local table soon may call `prepareEngine`, so that it is
 * ready then.
 */

import type { ToWorker } from "./local.worker";

// A pattern, so that the page also builds without the engines, and without local tables.
const FOUND = import.meta.glob<string>("./engines/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Fetches and compiles the engine of a game, unless that has been done. */
export function prepareEngine(game: string): Promise<WebAssembly.Module> {
  const known = compiled.get(game);
  if (known) return known;
  const engine = fetchEngine(game);
  compiled.set(game, engine);
  // The next table tries again.
  engine.catch(() => compiled.delete(game));
  return engine;
}

async function fetchEngine(game: string): Promise<WebAssembly.Module> {
  const url = FOUND[`./engines/${game}.wasm`];
  if (url === undefined) throw new Error(`this page was built without the engine of ${game}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the engine of ${game} cannot be loaded: ${response.status}`);
  // A proxy may send it as something else, which does not compile while it arrives.
  const streams = response.headers.get("content-type") === "application/wasm";
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** The game of a record, from its header. A record of no known game is read by any engine, which
 * says what is wrong with it. */
export function gameOf(record: string): string {
  const named = /^game: *(\S+)/m.exec(record)?.[1] ?? "";
  const [other = ""] = Object.keys(FOUND).map((path) => path.slice(10, -5));
  return `./engines/${named}.wasm` in FOUND ? named : other;
}

/** How many workers a table has: one hosts it, the other runs its bots. */
const N_WORKERS = 2;

/** Workers started ahead of time, without an engine yet: they serve a table of any game. */
const spare: Worker[] = [];

/** Starts the workers of a table ahead of time; settles when the game's engine is there. */
export async function prepareWorkers(game: string): Promise<void> {
  while (spare.length < N_WORKERS) spare.push(newWorker());
  await prepareEngine(game);
}

/** A worker, started ahead of time or now, which gets the engine as soon as it is there. */
export function startWorker(game: string): Worker {
  const worker = spare.pop() ?? newWorker();
  const tell = (message: ToWorker) => worker.postMessage(message);
  prepareEngine(game).then(
    (compiled) => tell({ kind: "engine", compiled }),
    (error: unknown) => tell({ kind: "no-engine", problem: String(error) }),
  );
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL("./local.worker.ts", import.meta.url), { type: "module" });
}
