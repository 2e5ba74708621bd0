/** A worker that answers requests to the module: it runs bots and reads records. */

import { Module } from "./module";
import type { Asked, Answered } from "./asker";

const module = Module.load();

function serve(port: Pick<MessagePort, "postMessage"> & { onmessage: unknown }): void {
  port.onmessage = async ({ data: { id, request } }: MessageEvent<Asked>) => {
    let answer: Answered;
    try {
      answer = { id, reply: (await module).ask(request) };
    } catch (error) {
      answer = { id, reply: { kind: "failed", problem: String(error) } };
    }
    port.postMessage(answer);
  };
}

addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
  // The other worker talks to this one directly.
  if (data === "port" && port) serve(port);
});
