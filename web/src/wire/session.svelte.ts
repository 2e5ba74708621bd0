/**
 * One client's state of a table, kept up to date: assigns what messages say, shows updates one
 * after another so that each can be animated, and tracks the connection. It decides no rule,
 * applies no event and filters nothing.
 */

import type { Attempt, Beat, Explanation, Hint, Told } from "../games/contract";
import type { Answer as Given, Drawer } from "./answers";
import { Client, isReadOnly, type Answer, type Link } from "./client";
import type { Menu } from "./generated/contract";
import type {
  Clocks,
  Farewell,
  Given as Order,
  Message,
  Over,
  Play,
  Refused,
  Said,
  Seats,
  Seen,
  Setting,
  Sync,
  Update,
  WindowInfo,
  Wish,
} from "./generated/table";
import { PROTOCOL } from "./generated/protocol";
import { isAnswer, linesOf, type Line } from "./lines";
import { momentsOf, type Moment } from "./moments";
import { dwell, type Shown } from "./pacing";
import { heardBy } from "./reader";
import { isKnown, lostRace, onOldPicture, repeats } from "./refusals";
import type { Transport } from "./transport";

/** The current match of the table. */
export interface Match {
  match: number;
  version: number;
  rules: unknown;
  view: Record<string, unknown>;
  window: WindowInfo | null;
  menu: Menu<unknown> | null;
  clocks: Clocks;
  /** Whether I may take back my last action. */
  may_undo: boolean;
}

/** The most log lines and chat messages to keep. */
const LINES_MAX = 2_000;
const CHAT_MAX = 500;
/** The most actions a late joiner asks for: no more than a table sends at once. */
const RECALL_MAX = 48;
/** How long the page says that a click came too late. */
const RACE_MS = 4_000;

export interface Circumstances {
  /** The speed of animations: 1 is normal, 0 is none. */
  pace(): number;
  now(): number;
  after(ms: number, act: () => void): void;
  /** The record of a match that is over. */
  record(match: number): Promise<string>;
  /** Where a held answer is stored. */
  answers?: Drawer;
  /** Called if the table speaks another version of the protocol than this page. */
  outdated?(): void;
  /** Called whenever the connection is lost, or cannot be made. */
  lost?(): void;
}

export class TableSession {
  link: Link = $state("connecting");
  /** Whether this browser has no network at all. */
  offline = $state(false);
  /** Whether the server cannot write at the moment, and refuses commands. */
  readOnly = $state(false);
  farewell: Farewell | null = $state(null);
  /** The table's clock minus ours. */
  skew_ms = $state(0);
  setting: Setting | null = $state.raw(null);
  seats: Seats | null = $state.raw(null);
  play: Match | null = $state.raw(null);
  /** The rules of the last match: what was told of it may be on the screen longer than the match. */
  rules: unknown = $state.raw();
  told: Told<unknown>[] = $state.raw([]);
  lines: Line[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  orders: Order[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  /** Whether a command is in flight. */
  busy = $state(false);
  /** Whether my answer is held. */
  held = $state(false);
  refused: Refused | null = $state.raw(null);
  /** The big moments of the update on the screen. */
  moments: Moment[] = $state.raw([]);
  /** How many lines the log had when this client last answered, and the time before that. */
  acted: { last: number; before: number } = $state.raw({ last: 0, before: 0 });
  /** How the game tells its events; set once that is loaded. */
  tell: ((event: unknown) => Beat) | null = null;

  /** My last held answer. */
  private given: Given | null = $state.raw(null);
  /** My held answer; `null` if there is none, or this browser does not know it. */
  answer: unknown = $derived.by(() => {
    const { held, given, play } = this;
    const fits = given?.match === play?.match && given?.window === play?.window?.id;
    return held && fits ? (given?.action ?? null) : null;
  });
  /**
   * Whether the question on the screen is already answered or closed at the table, and its result
   * is queued for display.
   */
  behind = $derived.by(() => {
    const shown = this.play?.window;
    const asked = this.latest?.id === shown?.id && this.latest?.me;
    return shown?.me === true && !asked;
  });
  /** Whether I may take back my last action, and nothing newer waits to be shown. */
  mayUndo = $derived.by(() => {
    const { play, last } = this;
    return play?.may_undo === true && last?.version === play.version && !this.busy;
  });

  private readonly client: Client;
  /** The open window by the last message, shown or not. */
  private latest: WindowInfo | null = $state.raw(null);
  /** Messages that came while another was shown. */
  private queue: Message[] = [];
  /** Ends the pause that gives an update time to be seen; `null` if there is none. */
  private wake: (() => void) | null = null;
  private n_lines = 0;
  /** The last version that came, shown or not. */
  private last: Seen | null = $state.raw(null);
  private n_busy = 0;
  /** The last window that an answer of mine was accepted for. */
  private settled: { match: number; window: number } | null = null;
  /** The events of the deal of this match. */
  private deal: Told<unknown>[] = [];
  /** The version from which earlier events were requested for the log. */
  private recalls: number | null = null;
  /** The question at the last refusal. */
  private refusedAt: string | null = null;

  constructor(
    transport: Transport,
    private readonly around: Circumstances,
  ) {
    this.given = around.answers?.look() ?? null;
    this.client = new Client(transport, {
      link: (link, offline) => {
        this.link = link;
        this.offline = offline;
        if (link === "reconnecting") around.lost?.();
      },
      message: (message) => this.take(message),
      held: () => (this.held = true),
      // For a released answer, the update that says so clears the screen, in its turn.
      released: (refused) => {
        if (!refused) return;
        this.held = false;
        this.refuse(refused);
      },
      seen: () => this.last,
    });
  }

  /** Sends a command; returns whether it was carried out. A refusal is in `refused`. */
  async send(wish: Wish): Promise<boolean> {
    const answer = await this.ask(wish);
    return answer?.kind === "done" || answer?.kind === "held" || answer?.kind === "sync";
  }

  async submit(action: unknown): Promise<boolean> {
    const at = this.at();
    if (!at) return false;
    const last = this.n_lines;
    const version = this.play?.version;
    const cited = version === undefined ? {} : { version };
    const answer = await this.ask({ kind: "submit", ...at, action, ...cited });
    if (answer?.kind === "done" || answer?.kind === "held") this.noteAnswer(last);
    if (answer?.kind === "held") {
      this.given = { ...at, action };
      this.around.answers?.put(this.given);
    }
    return answer?.kind === "done" || answer?.kind === "held";
  }

  /** Takes back my last action. */
  undo(): Promise<boolean> {
    const { play } = this;
    if (!play || !this.mayUndo) return Promise.resolve(false);
    return this.send({ kind: "undo", match: play.match, version: play.version });
  }

  /** Several answers in a row, with no event between them, are one. */
  private noteAnswer(last: number): void {
    if (last > this.acted.last) this.acted = { last, before: this.acted.last };
  }

  /** Asks for more time in the open window. */
  wait(): Promise<boolean> {
    const at = this.at();
    return at ? this.send({ kind: "wait", ...at }) : Promise.resolve(false);
  }

  /** Passes for the rest of this attack or mutiny, or takes that back. */
  rest(): Promise<boolean> {
    const at = this.at();
    const stance = this.play?.window?.resting ? "withdrawn" : "for";
    return at ? this.send({ kind: "no-more", ...at, stance }) : Promise.resolve(false);
  }

  /** A dry run of an action; nothing changes. */
  async attempt(action: unknown): Promise<Attempt<unknown>> {
    const at = this.at();
    if (!at) throw new Error("nothing is asked");
    const answer = await this.client.ask({ kind: "attempt", ...at, action });
    switch (answer.kind) {
      case "attempted":
        return {
          kind: "attempted",
          phrase: answer.phrase,
          brings: answer.brings,
          events: answer.events,
        };
      case "refused":
        if (lostRace(answer)) throw new Error("the table has moved on");
        return { kind: "refused", rule: answer.rule, phrase: answer.phrase };
      default:
        throw new Error("no answer to an attempt");
    }
  }

  /** What a card does and how many of its kind I cannot see; `null` if there is no answer. */
  async explain(card: number): Promise<Explanation | null> {
    const match = this.play?.match;
    if (match === undefined) return null;
    const answer = await this.client.ask({ kind: "explain", match, card });
    return answer.kind === "explained" ? answer : null;
  }

  /** A good bot's advice; `null` if it has none. */
  async hint(): Promise<Hint<unknown> | null> {
    const at = this.at();
    if (!at) return null;
    const answer = await this.client.ask({ kind: "hint", ...at });
    // The reason for missing advice is shown, unless the window has closed meanwhile.
    if (answer.kind === "refused" && answer.reason !== "closed") this.refuse(answer);
    const advice = answer.kind === "hinted" ? answer.advice : null;
    return advice ? { action: advice.action, reason: advice.reason } : null;
  }

  /** The record of the match that is over. */
  record(): Promise<string> {
    return this.around.record(this.over?.match ?? this.play?.match ?? 1);
  }

  close(): void {
    this.client.close();
  }

  /** The window and the match that an answer is for. */
  private at(): { match: number; window: number } | null {
    const { play } = this;
    return play?.window ? { match: play.match, window: play.window.id } : null;
  }

  private async ask(wish: Wish): Promise<Answer | null> {
    this.refused = null;
    this.busy = ++this.n_busy > 0;
    const clicked = this.play?.version;
    try {
      const told = await this.client.ask(wish);
      const old = this.last?.version !== clicked;
      const answer = told.kind === "refused" && old ? onOldPicture(told) : told;
      if (answer.kind === "refused" && !repeats(wish, answer, this.settled)) this.refuse(answer);
      else if (wish.kind === "submit") this.settled = wish;
      return answer;
    } catch {
      return null;
    } finally {
      this.busy = --this.n_busy > 0;
    }
  }

  /** What the rules refused is of no interest once another question is asked. */
  private forgetRefusal(): void {
    if (!this.refused || lostRace(this.refused)) return;
    if ((this.play?.window?.question ?? null) !== this.refusedAt) this.refused = null;
  }

  /** Shows why a command was refused; if it came too late, only for a moment. */
  private refuse(refused: Refused): void {
    if (isKnown(refused)) return;
    this.refused = refused;
    this.refusedAt = this.play?.window?.question ?? null;
    if (!lostRace(refused)) return;
    this.around.after(RACE_MS, () => {
      if (this.refused === refused) this.refused = null;
    });
  }

  private take(message: Message): void {
    if ("now_ms" in message) this.skew_ms = message.now_ms - this.around.now();
    switch (message.kind) {
      case "refused":
        if (isReadOnly(message)) this.readOnly = true;
        if (message.reason === "outdated") this.around.outdated?.();
        if (message.cmd === null) this.refuse(message);
        return;
      case "said":
        this.chat = [...this.chat, message].slice(-CHAT_MAX);
        return;
      case "orders":
        this.orders = message.orders;
        return;
      case "bye":
        this.farewell = message.why;
        return;
      case "sync":
        this.readOnly = false;
        if (message.protocol !== PROTOCOL) this.around.outdated?.();
        this.last = message.play
          ? { match: message.play.match, version: message.play.version }
          : null;
        this.latest = message.play?.window ?? null;
        // A full sync includes everything before it.
        this.queue = [message];
        break;
      case "update":
        if (!this.follows(message)) return this.client.resync();
        this.last = { match: message.match, version: message.version };
        this.latest = message.window;
        this.queue.push(message);
        break;
      case "window":
        this.latest = message.window;
        this.queue.push(message);
        break;
      default:
        this.queue.push(message);
    }
    this.showNext();
  }

  private follows({ match, version }: Update): boolean {
    return this.last?.match === match && this.last.version + 1 === version;
  }

  private showNext(): void {
    while (!this.wake) {
      const next = this.queue.shift();
      if (!next) return;
      const shown = this.show(next);
      this.forgetRefusal();
      const ms = shown === null ? 0 : dwell(shown, this.queue.length, this.around.pace());
      if (ms > 0) this.linger(ms);
    }
  }

  /** Ends the current pause: somebody has seen enough. */
  skip(): void {
    this.wake?.();
  }

  private linger(ms: number): void {
    const wake = () => {
      if (this.wake !== wake) return;
      this.wake = null;
      this.moments = [];
      this.showNext();
    };
    this.wake = wake;
    this.around.after(ms, wake);
  }

  /** Shows a message; returns what there is to be seen, or `null` if there is nothing. */
  private show(message: Message): Shown | null {
    switch (message.kind) {
      case "sync":
        this.showAll(message);
        return null;
      case "update":
        return this.showUpdate(message);
      case "seats": {
        const { kind: _, ...seats } = message;
        this.seats = seats;
        return null;
      }
      case "clocks":
        if (this.play) this.play = { ...this.play, clocks: message.clocks };
        return null;
      case "window":
        if (this.play?.match === message.match) {
          this.play = { ...this.play, window: message.window };
          this.held = message.window?.answered ?? false;
        }
        return null;
      case "over": {
        const { kind: _, ...over } = message;
        this.over = over;
        return null;
      }
      default:
        return null;
    }
  }

  private showAll(sync: Sync): void {
    this.setting = sync.setting;
    this.seats = sync.seats;
    this.over = sync.over;
    this.orders = sync.orders;
    this.chat = sync.chat;
    const old = this.play?.match;
    if (old !== sync.play?.match) {
      this.lines = [];
      this.deal = sync.play?.deal ?? [];
      this.acted = { last: this.n_lines, before: this.n_lines };
    }
    this.moments = [];
    this.play = sync.play ? this.whole(sync.play) : null;
    if (this.play) this.rules = this.play.rules;
    this.held = sync.play?.window?.answered ?? false;
    const events = sync.play?.events ?? [];
    if (old !== sync.play?.match && sync.play?.version === 0) this.noteDeal();
    if (this.recalls !== null && events.length === (sync.play?.version ?? 0) - this.recalls)
      this.recall(events);
    else this.news(events);
    if (old === undefined && sync.play && sync.play.version > 0) this.askWhatWas(sync.play);
  }

  /** Requests earlier events, so that a late joiner can read them. */
  private askWhatWas({ match, version }: Play): void {
    const since = { match, version: Math.max(0, version - RECALL_MAX) };
    this.recalls = since.version;
    void this.client.ask({ kind: "sync", since }).catch(() => {});
  }

  /** Adds earlier events to the log, without showing or announcing them. */
  private recall(events: Told<unknown>[][]): void {
    const isWhole = this.recalls === 0;
    this.recalls = null;
    this.lines = [];
    if (isWhole) this.noteDeal();
    this.note(heardBy(this.seats, events), true);
  }

  /** The first turn begins in the deal, which comes with the first snapshot. */
  private noteDeal(): void {
    this.lines = this.number(linesOf(heardBy(this.seats, [this.deal]), 0, true));
  }

  private whole(play: Play): Match {
    const { match, version, fields, window, menu, clocks, may_undo = false } = play;
    const rules = play.rules ?? (this.play?.match === match ? this.play.rules : undefined);
    return { match, version, rules, view: fields, window, menu, clocks, may_undo };
  }

  private showUpdate(update: Update): Shown | null {
    const { play } = this;
    if (!play) return null;
    const { version, fields, window, clocks, may_undo = false, undone } = update;
    const menu = update.menu === undefined ? play.menu : update.menu;
    const view = { ...play.view, ...fields };
    this.play = { ...play, version, view, window, menu, clocks, may_undo };
    // The log leaves out actions that were taken back.
    if (undone !== undefined) this.lines = this.lines.filter((line) => line.version < undone);
    this.held = window?.answered ?? false;
    const n_said = this.news([update.events]);
    const moments = momentsOf(this.told, this.tell);
    // With reduced motion nothing waits for a moment: it stays until the next one.
    if (moments.length > 0 || undone !== undefined) this.moments = moments;
    if (update.events.length > 0 && update.events.every(isAnswer)) return null;
    return { n_said, big: moments.length > 0 };
  }

  /** Shows the events of the last actions, one list for each. */
  private news(events: Told<unknown>[][]): number {
    const heard = heardBy(this.seats, events);
    this.told = heard.flat();
    return this.note(heard, false);
  }

  private note(events: Told<unknown>[][], past: boolean): number {
    const first = (this.play?.version ?? 0) - events.length + 1;
    const more = this.number(linesOf(events, first, past));
    if (more.length > 0) this.lines = [...this.lines, ...more].slice(-LINES_MAX);
    return more.length;
  }

  private number(lines: Omit<Line, "id">[]): Line[] {
    return lines.map((line) => ({ id: this.n_lines++, ...line }));
  }
}
