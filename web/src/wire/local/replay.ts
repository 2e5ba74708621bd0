/** Replays records in this page: any move, as any seat or with all hands. */

import type { Explanation, Observer } from "../generated/contract";
import type { Review } from "../generated/hosting";
import type { Frame, Noted, Opened } from "../generated/wasm";
import { Asker, startAsking } from "./asker";
import { gameOf } from "./engines";
import { expected } from "./module";

export type { Frame, ReplayMove, Noted, Opened, ReplaySeat } from "../generated/wasm";

export class Replay {
  private constructor(
    private readonly worker: Worker,
    private readonly asker: Asker,
    /** The record as a whole: who sat where, the rules, every move in words. */
    readonly opened: Opened,
  ) {}

  /** Opens a record that can be replayed; rejects others, with the reason in English. */
  static async open(text: string): Promise<Replay> {
    const read = await Replay.read(text);
    if (read instanceof Replay) return read;
    throw new Error(read.why);
  }

  /**
   * Reads a record: for replay, or as notation if other rules made it. Rejects anything else, with
   * the reason in English.
   */
  static async read(text: string): Promise<Replay | Noted> {
    const { worker, port } = startAsking(gameOf(text));
    const asker = new Asker(port);
    try {
      const reply = await asker.ask({ kind: "read-record", text });
      if (reply.kind === "noted") {
        worker.terminate();
        return reply;
      }
      return new Replay(worker, asker, expected(reply, "opened"));
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** The position after this many moves. */
  async frame(moves: number, observer: Observer): Promise<Frame> {
    return expected(await this.asker.ask({ kind: "frame", moves, observer }), "frame");
  }

  /** What a card says about itself after this many moves. */
  async explain(moves: number, observer: Observer, card: number): Promise<Explanation | null> {
    const reply = await this.asker.ask({ kind: "explain", moves, observer, card });
    return expected(reply, "explained").explanation;
  }

  /** A captain's evaluation of the decision after this many moves; `null` if there was none. */
  async review(moves: number, iterations_max: number): Promise<Review | null> {
    return expected(await this.asker.ask({ kind: "review", moves, iterations_max }), "reviewed")
      .review;
  }

  close(): void {
    this.worker.terminate();
  }
}
