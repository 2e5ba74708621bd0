/** Answers requests to the module in a worker: runs bots and reads records. */

import type { Asked, Answered } from "./asker";
import type { Module } from "./module";

/** Answers everything that comes through a port; the other worker talks to this one directly. */
export function answer(port: MessagePort, module: Promise<Module>): void {
  port.onmessage = async ({ data: { id, request } }: MessageEvent<Asked>) => {
    let answered: Answered;
    try {
      answered = { id, reply: (await module).ask(request) };
    } catch (error) {
      answered = { id, reply: { kind: "failed", problem: String(error) } };
    }
    port.postMessage(answered);
  };
}
