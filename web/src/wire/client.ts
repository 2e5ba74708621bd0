/**
 * One client of one table: numbers its commands, resends unanswered ones after a reconnect, and
 * asks for missed updates. It keeps no state of the table; `session.svelte.ts` does.
 */

import type { Message, Refused, Seen, Wish } from "./generated/table";
import type { Listener, Transport } from "./transport";

/** The result of a command. `read-only` and the like come from the server itself. */
export type Answer = Extract<
  Message,
  { kind: "done" | "held" | "refused" | "attempted" | "explained" | "hinted" | "sync" }
>;
export type Link = "connecting" | "open" | "reconnecting" | "closed";

/** The owner of the table's state. */
export interface Witness {
  link(link: Link, offline: boolean): void;
  message(message: Message): void;
  /** An answer of mine is held. */
  held(): void;
  /** A held answer was released, or why it was refused. */
  released(refused: Refused | null): void;
  /** The last version seen, so that only later updates are sent. */
  seen(): Seen | null;
}

interface Pending {
  text: string;
  settle(answer: Answer): void;
  fail(problem: Error): void;
  stop(): void;
  kind: Wish["kind"];
}

/** Without an answer for this long, the connection is taken to be dead. */
const PATIENCE_MS = 12_000;

export class Client implements Listener {
  private n_commands = 0;
  private readonly pending = new Map<number, Pending>();
  private link: Link = "connecting";
  /** Held answers. The table keeps them, so no command is pending here. */
  private readonly held = new Set<number>();
  /** The number of messages to skip, because a requested `sync` will repeat them. */
  private skip = 0;

  constructor(
    private readonly transport: Transport,
    private readonly witness: Witness,
    private readonly after: (ms: number, act: () => void) => () => void = later,
  ) {
    transport.open(this);
  }

  /** Sends a command; resolves when it is answered, across any number of reconnects. */
  ask(wish: Wish): Promise<Answer> {
    if (this.link === "closed") return Promise.reject(new Error("the connection has ended"));
    const cmd = ++this.n_commands;
    return new Promise((settle, fail) => {
      const text = JSON.stringify({ cmd, wish });
      const stop = this.watch();
      this.pending.set(cmd, { text, settle, fail, stop, kind: wish.kind });
      this.transport.send(text);
    });
  }

  close(): void {
    this.end();
    this.transport.close();
  }

  opened(): void {
    this.turn("open", false);
    const since = this.witness.seen();
    this.skip = 0;
    if (since) {
      // The greeting holds the whole state; missed updates come with the answer to this.
      this.skip = 1;
      this.transport.send(JSON.stringify({ cmd: ++this.n_commands, wish: sync(since) }));
    }
    for (const pending of this.pending.values()) this.transport.send(pending.text);
  }

  lost(why: "lost" | "offline"): void {
    if (this.link !== "closed") this.turn("reconnecting", why === "offline");
  }

  heard(text: string): void {
    const message = parse(text);
    if (!message) return;
    switch (message.kind) {
      case "done":
        if (this.held.delete(message.cmd)) this.witness.released(null);
        return this.answer(message.cmd, message);
      case "attempted":
      case "explained":
      case "hinted":
        return this.answer(message.cmd, message);
      case "refused":
        this.witness.message(message);
        if (message.cmd !== null && this.held.delete(message.cmd)) this.witness.released(message);
        return message.cmd === null ? undefined : this.answer(message.cmd, message);
      case "held":
        this.held.add(message.cmd);
        this.witness.held();
        return this.answer(message.cmd, message);
      case "sync":
        if (this.skip > 0) {
          this.skip--;
          return;
        }
        this.witness.message(message);
        return this.answerSync(message);
      case "bye":
        this.witness.message(message);
        this.end();
        return this.transport.close();
      default:
        this.witness.message(message);
    }
  }

  /** Asks for the whole state: what came does not follow from what was seen. */
  resync(): void {
    this.transport.send(JSON.stringify({ cmd: ++this.n_commands, wish: sync(null) }));
  }

  private turn(link: Link, offline: boolean): void {
    this.link = link;
    this.witness.link(link, offline);
  }

  private answer(cmd: number, message: Answer): void {
    const pending = this.pending.get(cmd);
    if (!pending) return;
    this.pending.delete(cmd);
    pending.stop();
    pending.settle(message);
  }

  private answerSync(message: Answer): void {
    for (const [cmd, pending] of this.pending) {
      if (pending.kind === "sync") this.answer(cmd, message);
    }
  }

  private watch(): () => void {
    return this.after(PATIENCE_MS, () => {
      if (this.link === "open") this.transport.renew();
    });
  }

  private end(): void {
    if (this.link === "closed") return;
    this.turn("closed", false);
    for (const pending of this.pending.values()) {
      pending.stop();
      pending.fail(new Error("the connection has ended"));
    }
    this.pending.clear();
  }
}

function sync(since: Seen | null): Wish {
  return { kind: "sync", since };
}

/** Parses a message of the protocol; ignores anything else. */
function parse(text: string): Message | null {
  try {
    const found: unknown = JSON.parse(text);
    const is = typeof found === "object" && found !== null && "kind" in found;
    return is ? (found as Message) : null;
  } catch {
    return null;
  }
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Whether a refusal says that the server cannot write at the moment. */
export function isReadOnly(refused: Refused): boolean {
  return refused.reason === "read-only";
}
