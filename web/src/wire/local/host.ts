/**
 * Hosts a local table as a server would: stores its log before anything is sent, wakes it, and runs
 * its bots in another worker. It runs in a worker, and knows no rules and no cards.
 */

import type { Question, Reply, Request, StepReply } from "../generated/wasm";
import type { Advice, Fork, Setting } from "../generated/table";
import { Elapsed, LOOK_MS } from "./elapsed";
import { expected } from "./module";
import type { LogStore } from "./store";

/** The set-up of a local table: who plays, from the first seat on. */
export interface LocalOrder {
  setting: Pick<Setting, "game" | "seats"> & Partial<Setting>;
  /** The position of a recorded match to continue from, instead of a new deal. */
  fork?: Fork;
  /** People at this page; the first is the host. */
  people: string[];
  /** The seat of the first person; the others, and then the bots, take the next seats in turn. */
  seat?: number;
  /** Levels of the bots in the remaining seats. */
  bots: string[];
}

/** The host's dependencies; tests bring their own. */
export interface Around {
  ask(request: Request): Reply;
  store: LogStore;
  think(question: Question): Promise<Advice | null>;
  /** Sends a message to a connection. */
  tell(conn: number, text: string): void;
  /** The machine's clock, in milliseconds since 1970. */
  wall(): number;
  /** A clock that nobody can set, in milliseconds. */
  ticks(): number;
  after(ms: number, act: () => void): () => void;
  random(bytes: number): number[];
}

/** Whether to resume a stored table, if there is one. */
export type Beginning = "resume" | "new";

/** How fast time passes. In haste it skips to the table's next deadline. */
export type Time = "usual" | "haste";

/** The host's own connections while people sit down; nobody listens to them. */
const USHER = 1_000_000;

export class Host {
  private n_lines = 0;
  private cancel: (() => void) | null = null;
  private elapsed: Elapsed;
  private n_thinking = 0;
  /** Steps the module has made that are not stored and sent yet. */
  private readonly unreleased: StepReply[] = [];
  private left = false;
  /** Settles when all steps are stored and sent. */
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly around: Around,
    private readonly time: Time,
  ) {
    this.elapsed = this.clock(around.wall());
  }

  /** Resumes the stored table if that is wanted and possible, or sets up a new one. */
  async begin(order: LocalOrder, how: Beginning): Promise<void> {
    // A log of older rules, or a damaged one, cannot be resumed: a new game begins.
    const found = how === "resume" && (await this.restore().catch(() => false));
    if (!found) await this.create(order);
  }

  /** Sets up a table and starts a match at it. */
  async create({ setting, fork, people, seat = 0, bots }: LocalOrder): Promise<void> {
    await this.around.store.clear();
    this.n_lines = 0;
    this.elapsed = this.clock(this.around.wall());
    const [jitter = 0] = this.around.random(4);
    const deals = this.around.random(32);
    // The engines fill omitted settings with their defaults.
    const whole = setting as Setting;
    const now_ms = this.now();
    const given = { setting: whole, fork: fork ?? null, host: 1, deals, jitter, now_ms };
    this.tell({ kind: "create", ...given });
    const place = (nth: number) => (seat + nth) % setting.seats;
    people.forEach((name, at) => this.seat(name, at, place(at)));
    bots.forEach((level, at) => {
      this.wish({ kind: "fill", seat: place(people.length + at), level });
    });
    this.wish({ kind: "start" });
    people.forEach((_, at) => this.disconnect(USHER + at));
    await this.work;
  }

  /** Resumes a stored table; `false` if there is none. */
  async restore(): Promise<boolean> {
    const entries = await this.around.store.load();
    const last = entries.at(-1);
    if (last === undefined) return false;
    const { at_ms } = JSON.parse(last) as { at_ms: number };
    this.n_lines = entries.length;
    // The machine's clock may be behind the log: it was set back, or time was skipped.
    const now_ms = Math.max(at_ms, this.around.wall());
    this.elapsed = this.clock(now_ms);
    this.tell({ kind: "restore", entries, down_ms: now_ms - at_ms, now_ms });
    await this.work;
    return true;
  }

  connect(conn: number, person: number, name: string, client: number): void {
    this.tell({ kind: "connect", conn, person, name, client, now_ms: this.now() });
  }

  disconnect(conn: number): void {
    this.tell({ kind: "disconnect", conn, now_ms: this.now() });
  }

  send(conn: number, text: string): void {
    this.tell({ kind: "command", conn, text, now_ms: this.now() });
  }

  record(match: number): string | null {
    return expected(this.around.ask({ kind: "write-record", match }), "written").text;
  }

  /** Stops, so that another host can continue with the log. */
  async leave(): Promise<void> {
    this.left = true;
    this.cancelTimer();
    await this.work;
  }

  private now(): number {
    return this.elapsed.now();
  }

  private clock(start_ms: number): Elapsed {
    return new Elapsed(start_ms, () => this.around.ticks());
  }

  private seat(name: string, at: number, seat: number): void {
    this.connect(USHER + at, at + 1, name, 0);
    this.wish({ kind: "sit", seat }, at);
  }

  private n_wishes = 0;

  private wish(wish: object, at = 0): void {
    this.send(USHER + at, JSON.stringify({ cmd: ++this.n_wishes, wish }));
  }

  private tell(request: Request): void {
    if (this.left) return;
    const step = expected(this.around.ask(request), "step");
    // The timer was set for an earlier step; the latest one sets it again.
    this.cancelTimer();
    this.unreleased.push(step);
    this.work = this.work.then(() => this.release());
  }

  /** Stores the steps made so far, all in one transaction, and then sends their messages. */
  private async release(): Promise<void> {
    const steps = this.unreleased.splice(0);
    const last = steps.at(-1);
    if (!last) return;
    const entries = steps.flatMap((step) => step.entries);
    const from = this.n_lines;
    this.n_lines += entries.length;
    // A browser without storage still plays; a reload loses the game then.
    if (entries.length > 0) await this.around.store.append(from, entries).catch(() => {});
    for (const { sends, thinks } of steps) {
      for (const { conn, text } of sends) this.around.tell(conn, text);
      for (const question of thinks) void this.think(question);
    }
    if (this.unreleased.length === 0 && !this.left) this.wakeAt(last.wake_ms);
  }

  private async think(question: Question): Promise<void> {
    this.n_thinking += 1;
    const advice = await this.around.think(question).catch(() => null);
    this.n_thinking -= 1;
    this.tell({ kind: "advice", ticket: question.ticket, advice, now_ms: this.now() });
  }

  private cancelTimer(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private wakeAt(wake_ms: number | null): void {
    if (wake_ms === null) return;
    const wait = Math.max(0, wake_ms - this.now());
    // Skips only short waits, so that a deserted table does not time out in a moment. It skips
    // nothing while a bot thinks, or the bot would never finish.
    const leap = this.time === "haste" && wait < 60_000 && this.n_thinking === 0;
    this.cancel = this.around.after(leap ? 0 : Math.min(wait, LOOK_MS), () => {
      if (leap) this.elapsed.leap(wait);
      const now_ms = this.now();
      if (now_ms < wake_ms) this.wakeAt(wake_ms);
      else this.tell({ kind: "tick", now_ms });
    });
  }
}
