/** Requests to a module in another worker. */

import type { Reply, Request } from "../generated/wasm";
import { startWorker } from "./engines";
import type { ToWorker } from "./local.worker";

export interface Asked {
  id: number;
  request: Request;
}

export interface Answered {
  id: number;
  reply: Reply;
}

export class Asker {
  private n_asked = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data: { id, reply } }: MessageEvent<Answered>) => {
      this.waiting.get(id)?.(reply);
      this.waiting.delete(id);
    };
  }

  ask(request: Request): Promise<Reply> {
    const id = ++this.n_asked;
    return new Promise((settle) => {
      this.waiting.set(id, settle);
      this.port.postMessage({ id, request } satisfies Asked);
    });
  }
}

/** Starts such a worker for a game; the port connects to it, from here or from another worker. */
export function startAsking(game: string): { worker: Worker; port: MessagePort } {
  const worker = startWorker(game);
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ kind: "answer" } satisfies ToWorker, [port2]);
  return { worker, port: port1 };
}
