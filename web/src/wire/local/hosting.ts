/** Hosts a local table in a worker. */

import { Asker } from "./asker";
import { Host, type Beginning, type LocalOrder, type Time } from "./host";
import { lease } from "./lease";
import type { Module } from "./module";
import { BrowserStore, MemoryStore, type LogStore } from "./store";
import { Thinker } from "./thinker";

/** Messages from the page to this worker. */
export type ToHost =
  | { kind: "begin"; key: string; order: LocalOrder; how: Beginning; time: Time }
  | { kind: "connect"; conn: number; person: number; name: string; client: number }
  | { kind: "disconnect"; conn: number }
  | { kind: "send"; conn: number; text: string }
  | { kind: "record"; id: number; match: number };

/** Messages from this worker to the page. */
export type FromHost =
  | { kind: "begun" }
  | { kind: "failed"; problem: string }
  /** The table continues in another tab. */
  | { kind: "elsewhere" }
  | { kind: "heard"; conn: number; text: string }
  | { kind: "record"; id: number; text: string | null };

const post = (message: FromHost) => postMessage(message);
let host: Host | null = null;

async function open(key: string): Promise<LogStore> {
  return BrowserStore.open(key).catch(() => new MemoryStore());
}

async function begin(
  { key, order, how, time }: Extract<ToHost, { kind: "begin" }>,
  port: MessagePort,
  engines: Promise<Module>,
): Promise<void> {
  const taken = async () => {
    await host?.leave();
    post({ kind: "elsewhere" });
  };
  const [module, store] = await Promise.all([engines, open(key), lease(key, taken)]);
  const asker = new Asker(port);
  const random = (bytes: number) => [...crypto.getRandomValues(new Uint8Array(bytes))];
  const seed = () => random(6).reduce((sum, byte) => sum * 256 + byte, 0);
  const thinker = new Thinker(
    (request) => asker.ask(request),
    seed,
    () => performance.now(),
  );
  host = new Host(
    {
      ask: (request) => module.ask(request),
      store,
      think: (question) => thinker.think(question),
      tell: (conn, text) => post({ kind: "heard", conn, text }),
      wall: () => Date.now(),
      ticks: () => performance.now(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      random,
    },
    time,
  );
  await host.begin(order, how);
  post({ kind: "begun" });
}

/** A message from the page; the first brings the port to the worker of the bots. */
export function hear(data: ToHost, port: MessagePort | undefined, engines: Promise<Module>): void {
  const fail = (error: unknown) => post({ kind: "failed", problem: `${error}` });
  switch (data.kind) {
    case "begin":
      if (port) begin(data, port, engines).catch(fail);
      break;
    case "connect":
      host?.connect(data.conn, data.person, data.name, data.client);
      break;
    case "disconnect":
      host?.disconnect(data.conn);
      break;
    case "send":
      host?.send(data.conn, data.text);
      break;
    case "record":
      post({ kind: "record", id: data.id, text: host?.record(data.match) ?? null });
      break;
  }
}
