/**
 * A local table: one worker hosts it, another runs its bots. Each person at it, one or several who
 * share the screen, has a connection of their own, which is a `Transport` like the one to a server.
 */

import type { Listener, Transport } from "../transport";
import { startAsking } from "./asker";
import { startWorker } from "./engines";
import type { Beginning, LocalOrder, Time } from "./host";
import type { FromHost, ToHost } from "./hosting";

export type { LocalOrder } from "./host";

/** Tests play in haste: bots answer at once and waits are skipped. */
function timeOf(): Time {
  try {
    return localStorage.getItem("tortuga.haste") === "1" ? "haste" : "usual";
  } catch {
    return "usual";
  }
}

export class LocalTable {
  private readonly host: Worker;
  private readonly thinker: Worker;
  private readonly lines = new Map<number, Listener>();
  private readonly records = new Map<number, (text: string | null) => void>();
  /** Called when the table continues in another tab; nothing more happens here. */
  onelsewhere: () => void = () => {};
  private n_conns = 0;
  private n_records = 0;

  private constructor(
    begin: Extract<ToHost, { kind: "begin" }>,
    settle: () => void,
    fail: (problem: Error) => void,
  ) {
    const { game } = begin.order.setting;
    this.host = startWorker(game);
    const { worker, port } = startAsking(game);
    this.thinker = worker;
    this.host.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (data.kind === "begun") settle();
      else if (data.kind === "failed") fail(new Error(data.problem));
      else if (data.kind === "elsewhere") this.onelsewhere();
      else this.hear(data);
    };
    this.host.onerror = ({ message }) => fail(new Error(message));
    this.host.postMessage(begin, [port]);
  }

  /**
   * Sets up a table under a name, or resumes the stored one. Both use the same workers, so the
   * engine is loaded once in either case.
   */
  static begin(key: string, order: LocalOrder, how: Beginning): Promise<LocalTable> {
    return new Promise((settle, fail) => {
      const table: LocalTable = new LocalTable(
        { kind: "begin", key, order, how, time: timeOf() },
        () => settle(table),
        (problem) => {
          table.close();
          fail(problem);
        },
      );
    });
  }

  /** The connection of one of the people, counted from 0. */
  line(person: number, name: string): Transport {
    const conn = ++this.n_conns;
    const client = Math.floor(Math.random() * 2 ** 32);
    return {
      open: (listener) => {
        this.lines.set(conn, listener);
        this.post({ kind: "connect", conn, person: person + 1, name, client });
        listener.opened();
      },
      send: (text) => this.post({ kind: "send", conn, text }),
      renew: () => {},
      close: () => {
        if (this.lines.delete(conn)) this.post({ kind: "disconnect", conn });
      },
    };
  }

  /** The record of a match; `null` if it has not ended by its rules. */
  record(match: number): Promise<string | null> {
    const id = ++this.n_records;
    return new Promise((settle) => {
      this.records.set(id, settle);
      this.post({ kind: "record", id, match });
    });
  }

  close(): void {
    this.host.terminate();
    this.thinker.terminate();
  }

  private post(message: ToHost): void {
    this.host.postMessage(message);
  }

  private hear(message: Extract<FromHost, { kind: "heard" | "record" }>): void {
    if (message.kind === "heard") {
      this.lines.get(message.conn)?.heard(message.text);
    } else {
      this.records.get(message.id)?.(message.text);
      this.records.delete(message.id);
    }
  }
}
