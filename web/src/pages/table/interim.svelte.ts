// Only until wire/session is there.
import type { Attempt, Hint, Told } from "../../games/contract";
import type {
  Clocks,
  Line,
  Link,
  Match,
  Over,
  Refused,
  Said,
  Seats,
  Session,
  Setting,
} from "./seen";
export class InterimSession implements Session {
  link: Link = $state("connecting");
  farewell: string | null = $state(null);
  skew_ms = $state(0);
  setting: Setting | null = $state.raw(null);
  seats: Seats | null = $state.raw(null);
  play: Match | null = $state.raw(null);
  told: Told<unknown>[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  orders: { question: string; order: never }[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  busy = $state(false);
  refused: Refused | null = $state.raw(null);
  private ws!: WebSocket;
  private cmd = Date.now() % 1e9;
  private wait = new Map<number, (m: any) => void>();
  constructor(private table: string) {
    this.open();
  }
  private open() {
    const ws = (this.ws = new WebSocket(
      `${location.origin.replace("http", "ws")}/api/tables/${this.table}/ws?client=${Math.floor(Math.random() * 1e9)}`,
    ));
    ws.onopen = () => (this.link = "open");
    ws.onclose = () => {
      if (!this.farewell) {
        this.link = "reconnecting";
        setTimeout(() => this.open(), 1000);
      }
    };
    ws.onmessage = (e) => this.hear(JSON.parse(e.data));
  }
  private add(told: Told<unknown>[]) {
    this.told = told;
    let id = this.lines.length;
    this.lines = [
      ...this.lines,
      ...told.filter((t) => t.phrase).map((t) => ({ id: id++, phrase: t.phrase! })),
    ];
  }
  private hear(m: any) {
    if (m.now_ms) this.skew_ms = m.now_ms - Date.now();
    switch (m.kind) {
      case "sync":
        this.setting = m.setting;
        this.seats = m.seats;
        this.over = m.over;
        this.orders = m.orders;
        this.chat = m.chat;
        this.play = m.play
          ? {
              match: m.play.match,
              version: m.play.version,
              rules: m.play.rules ?? this.play?.rules,
              view: m.play.fields,
              window: m.play.window,
              menu: m.play.menu,
              clocks: m.play.clocks,
            }
          : null;
        if (m.play) this.add(m.play.events.flat());
        break;
      case "update":
        this.play = {
          ...this.play!,
          version: m.version,
          view: { ...this.play!.view, ...m.fields },
          window: m.window,
          menu: "menu" in m ? m.menu : this.play!.menu,
          clocks: m.clocks,
        };
        this.add(m.events);
        break;
      case "seats": {
        const { kind: _k, ...rest } = m;
        this.seats = rest;
        break;
      }
      case "clocks":
        this.play = { ...this.play!, clocks: m.clocks as Clocks };
        break;
      case "over":
        this.over = m;
        break;
      case "said":
        this.chat = [...this.chat, m];
        break;
      case "orders":
        this.orders = m.orders;
        break;
      case "bye":
        this.farewell = m.why;
        this.link = "closed";
        break;
      case "done":
      case "refused":
      case "attempted":
        if (m.kind === "refused") this.refused = m;
        this.wait.get(m.cmd)?.(m);
        break;
    }
  }
  private ask(wish: any): Promise<any> {
    const cmd = ++this.cmd;
    this.refused = null;
    return new Promise((ok) => {
      this.wait.set(cmd, ok);
      this.ws.send(JSON.stringify({ cmd, wish }));
    });
  }
  async send(wish: any) {
    this.busy = true;
    const m = await this.ask(wish);
    this.busy = false;
    return m.kind === "done";
  }
  submit(action: unknown) {
    return this.send({
      kind: "submit",
      match: this.play!.match,
      window: this.play!.window!.id,
      action,
    });
  }
  async attempt(action: unknown): Promise<Attempt<unknown>> {
    const m = await this.ask({
      kind: "attempt",
      match: this.play!.match,
      window: this.play!.window!.id,
      action,
    });
    return m.kind === "attempted"
      ? ({ ok: true, events: m.events } as never)
      : ({ ok: false, refused: m } as never);
  }
  async hint(): Promise<Hint<unknown> | null> {
    const c = this.play?.menu?.choices[0];
    return c ? { action: c.action, reason: null } : null;
  }
  async record() {
    return await (await fetch(`/api/tables/${this.table}/records/1`)).text();
  }
  close() {
    this.farewell = "closed";
    this.ws.close();
  }
}
