/** Runs the bots of a local table one after another in a worker of their own. */

import type { Advice } from "../generated/table";
import type { Question, Reply, Request } from "../generated/wasm";
import { expected } from "./module";
import { Pace } from "./pace";

/** How long a captain thinks about a decision; the other levels answer at once. */
const THINK_MS = 700;
const THINKS_AHEAD = "captain";

export class Thinker {
  private readonly pace = new Pace();
  private before: Promise<unknown> = Promise.resolve();
  private n_waiting = 0;

  constructor(
    private readonly ask: (request: Request) => Promise<Reply>,
    private readonly seed: () => number,
    private readonly now: () => number,
  ) {}

  /** A bot's move. The more bots wait, the less time each gets, so that people do not wait. */
  think(question: Question): Promise<Advice | null> {
    this.n_waiting++;
    const mine = this.before.then(() => this.answer(question));
    this.before = mine.catch(() => undefined);
    return mine;
  }

  private async answer({ level, outline }: Question): Promise<Advice | null> {
    const iterations_max = this.pace.iterations(THINK_MS / this.n_waiting);
    const begun = this.now();
    try {
      const seed = this.seed();
      const reply = await this.ask({ kind: "think", level, outline, seed, iterations_max });
      return expected(reply, "thought").advice;
    } finally {
      this.n_waiting--;
      if (level === THINKS_AHEAD) this.pace.learn(iterations_max, this.now() - begun);
    }
  }
}
