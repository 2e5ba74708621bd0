/** Records, read and played again in this page: any move, as any seat or with all hands. */

import type { Observer } from "../generated/contract";
import type { Review } from "../generated/hosting";
import type { Frame, Opened } from "../generated/wasm";
import { Asker, startAsking } from "./asker";
import { expected } from "./module";

export type { Frame, Move, Opened, Sitter } from "../generated/wasm";

export class Replay {
  private constructor(
    private readonly worker: Worker,
    private readonly asker: Asker,
    /** The record as a whole: who sat where, the rules, every move in words. */
    readonly opened: Opened,
  ) {}

  /** Opens a record; rejects, with the reason in English, where it is none of ours. */
  static async open(text: string): Promise<Replay> {
    const { worker, port } = startAsking();
    const asker = new Asker(port);
    try {
      const opened = expected(await asker.ask({ kind: "read-record", text }), "opened");
      return new Replay(worker, asker, opened);
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** The position after so many moves. */
  async frame(moves: number, observer: Observer): Promise<Frame> {
    return expected(await this.asker.ask({ kind: "frame", moves, observer }), "frame");
  }

  /** What a captain thinks of the decision after so many moves; `null` where there was none. */
  async review(moves: number, iterations_max: number): Promise<Review | null> {
    return expected(await this.asker.ask({ kind: "review", moves, iterations_max }), "reviewed")
      .review;
  }

  close(): void {
    this.worker.terminate();
  }
}
