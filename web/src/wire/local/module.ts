/**
 * The engine of a game as a WebAssembly module: a JSON request in, a JSON reply out. `cargo xtask module`
 * builds it from `bindings/wasm`.
 */

import type { Reply, Request } from "../generated/wasm";

interface Doors {
  memory: WebAssembly.Memory;
  reserve(len: number): number;
  handle(): number;
  answered(): number;
}

function isDoors(found: WebAssembly.Exports): found is WebAssembly.Exports & Doors {
  const calls = ["reserve", "handle", "answered"] satisfies (keyof Doors)[];
  const memory = found["memory"] instanceof WebAssembly.Memory;
  return memory && calls.every((name) => typeof found[name] === "function");
}

export class Module {
  private constructor(private readonly doors: Doors) {}

  /** Starts a compiled module; each worker has its own, with a memory of its own. */
  static async start(compiled: WebAssembly.Module): Promise<Module> {
    const { exports } = await WebAssembly.instantiate(compiled, {});
    if (!isDoors(exports)) throw new Error("the engine has other doors");
    return new Module(exports);
  }

  ask(request: Request): Reply {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const { doors } = this;
    // Growing memory replaces the buffer, so it is looked up each time.
    const at = doors.reserve(text.length);
    new Uint8Array(doors.memory.buffer, at, text.length).set(text);
    const from = doors.handle();
    const answer = new Uint8Array(doors.memory.buffer, from, doors.answered());
    return JSON.parse(new TextDecoder().decode(answer)) as Reply;
  }
}

/** The reply of the kind that belongs to a request; throws on anything else. */
export function expected<Kind extends Reply["kind"]>(
  reply: Reply,
  kind: Kind,
): Extract<Reply, { kind: Kind }> {
  if (reply.kind === kind) return reply as Extract<Reply, { kind: Kind }>;
  throw new Error(reply.kind === "failed" ? reply.problem : `a ${reply.kind} for a ${kind}`);
}
