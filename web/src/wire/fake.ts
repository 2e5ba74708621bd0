/** A fake transport for tests: records what was sent, and plays back messages on demand. */

import type { Message, Sync, Update, Wish } from "./generated/table";
import type { Listener, Transport } from "./transport";

export class FakeLine implements Transport {
  listener: Listener | null = null;
  sent: { cmd: number; wish: Wish }[] = [];
  n_renewed = 0;
  closed = false;

  open(listener: Listener): void {
    this.listener = listener;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  renew(): void {
    this.n_renewed++;
  }

  close(): void {
    this.closed = true;
  }

  say(...messages: Message[]): void {
    for (const message of messages) this.listener?.heard(JSON.stringify(message));
  }

  /** The commands of a kind that were sent. */
  of(kind: Wish["kind"]): number[] {
    return this.sent.filter(({ wish }) => wish.kind === kind).map(({ cmd }) => cmd);
  }
}

const clocks = { banks_ms: [], running: [], since_ms: 0, free_ms: 0 };

export function window(id: number) {
  return {
    id,
    mode: "turn" as const,
    question: "turn",
    phrase: { key: "toy-now-turn" },
    weight: "decision" as const,
    asked: [0],
    n_waiting: 1,
    me: true,
    may: [],
    shown: 0,
    until_ms: null,
    card_until_ms: null,
    waited: null,
    may_wait: false,
    answered: false,
    resting: false,
  };
}

export function sync(version: number, view: object, events: string[][] = []): Message {
  const seats: Sync["seats"] = {
    you: 0,
    host: true,
    stage: "playing",
    match: 1,
    places: [{ kind: "bot", level: "bosun" }],
    n_watching: 0,
    gallery: "open",
    for_pause: [],
    for_end: [],
    for_rematch: [],
    reaction_s: 6,
    wanted: [],
    hints: "given",
    muted: [],
  };
  const setting: Sync["setting"] = {
    game: "toy",
    options: {},
    seats: 1,
    pace: { kind: "none" },
    spectators: "off",
    hands: { kind: "closed" },
    floors: "with-people",
  };
  const play: Sync["play"] = {
    match: 1,
    version,
    commitment: "00",
    rules: { cards: 3 },
    events: events.map(told),
    fields: view as Record<string, unknown>,
    window: window(version),
    menu: null,
    clocks,
  };
  const rest = { over: null, orders: [], chat: [] };
  return { kind: "sync", protocol: 2, now_ms: 1_000, setting, seats, play, ...rest };
}

function told(keys: string[]): Update["events"] {
  return keys.map((key) => ({ event: { kind: key }, phrase: { key } }));
}

export function update(version: number, fields: object, keys: string[] = []): Message {
  return {
    kind: "update",
    now_ms: 1_000,
    match: 1,
    version,
    events: told(keys),
    fields: fields as Record<string, unknown>,
    window: window(version),
    clocks,
  };
}
