/**
 * What a server does around a table, for one in this page: keeps its log before anybody is told,
 * wakes it, lets its bots think elsewhere. Runs in a worker; has no rule and no card of its own.
 */

import type { Question, Reply, Request, Step } from "../generated/wasm";
import type { Advice, Fork, Setting } from "../generated/table";
import { expected } from "./module";
import type { LogStore } from "./store";

/** How a local table is set up: who plays, from the first seat on. */
export interface LocalOrder {
  setting: Pick<Setting, "game" | "seats"> & Partial<Setting>;
  /** Where a recorded match goes on, if none is dealt anew. */
  fork?: Fork;
  /** People at this page; the first is the host. */
  people: string[];
  /** Where the first of them sits; the others, and then the bots, take the next seats in turn. */
  seat?: number;
  /** Levels of the bots in the seats that are left. */
  bots: string[];
}

/** What the host needs; tests bring their own. */
export interface Around {
  ask(request: Request): Reply;
  store: LogStore;
  think(question: Question): Promise<Advice | null>;
  /** A message for a connection. */
  tell(conn: number, text: string): void;
  now(): number;
  after(ms: number, act: () => void): () => void;
  random(bytes: number): number[];
}

/** Whether a table that was left goes on, where there is one. */
export type Beginning = "resume" | "new";

/** How fast time goes. In haste it leaps to whatever the table waits for. */
export type Time = "usual" | "haste";

/** The host's own connections while people sit down, which nobody listens to. */
const USHER = 1_000_000;

export class Host {
  private n_lines = 0;
  private cancel: (() => void) | null = null;
  /** How far the table's clock has leapt. */
  private leapt_ms = 0;
  private n_thinking = 0;
  /** Steps the module has made that are not kept and told yet. */
  private n_unreleased = 0;
  private left = false;
  /** Steps are carried out one after another, each kept before the next is told. */
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly around: Around,
    private readonly time: Time,
  ) {}

  /** Goes on with the table that was left here, if that is wished and can be, or sets one up. */
  async begin(order: LocalOrder, how: Beginning): Promise<void> {
    // A log of older rules, or a broken one, cannot go on: a new game begins.
    const found = how === "resume" && (await this.restore().catch(() => false));
    if (!found) await this.create(order);
  }

  /** Sets a table up and starts a match at it. */
  async create({ setting, fork, people, seat = 0, bots }: LocalOrder): Promise<void> {
    await this.around.store.clear();
    this.n_lines = 0;
    this.leapt_ms = 0;
    const [jitter = 0] = this.around.random(4);
    const deals = this.around.random(32);
    // Left out is as usual: the engines fill it in.
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

  /** Goes on with a table that was left; `false` where there is none. */
  async restore(): Promise<boolean> {
    const entries = await this.around.store.load();
    const last = entries.at(-1);
    if (last === undefined) return false;
    const { at_ms } = JSON.parse(last) as { at_ms: number };
    this.n_lines = entries.length;
    // The clock of the page may be behind one that leapt.
    this.leapt_ms = Math.max(0, at_ms - this.around.now());
    const down_ms = Math.max(0, this.now() - at_ms);
    this.tell({ kind: "restore", entries, down_ms, now_ms: this.now() });
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

  /** Hands the table over to whoever goes on with its log. */
  async leave(): Promise<void> {
    this.left = true;
    this.cancelTimer();
    await this.work;
  }

  private now(): number {
    return this.around.now() + this.leapt_ms;
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
    // The timer was set for an earlier step; the latest one sets it anew.
    this.cancelTimer();
    this.n_unreleased += 1;
    this.work = this.work.then(() => this.release(step));
  }

  private async release(step: Step): Promise<void> {
    const from = this.n_lines;
    this.n_lines += step.entries.length;
    // A browser that cannot keep a log still plays; a reload loses the game then.
    if (step.entries.length > 0) await this.around.store.append(from, step.entries).catch(() => {});
    for (const { conn, text } of step.sends) this.around.tell(conn, text);
    for (const question of step.thinks) void this.think(question);
    this.n_unreleased -= 1;
    if (this.n_unreleased === 0 && !this.left) this.wakeAt(step.wake_ms);
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
    // Only short waits are leapt over: a table left alone is not abandoned in a moment. Nor is the
    // time a bot has to think, or it would never come to a thought of its own.
    const leap = this.time === "haste" && wait < 60_000 && this.n_thinking === 0;
    this.cancel = this.around.after(leap ? 0 : Math.min(wait, 2 ** 31 - 1), () => {
      if (leap) this.leapt_ms += wait;
      this.tell({ kind: "tick", now_ms: this.now() });
    });
  }
}
