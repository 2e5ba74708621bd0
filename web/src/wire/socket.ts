/** A WebSocket to a table at the server. It reconnects with exponential backoff. */

import { PROTOCOL } from "./generated/protocol";
import type { Listener, Transport } from "./transport";

/** The browser functions it needs; tests bring their own. */
export interface Surroundings {
  socket(url: string): WebSocket;
  after(ms: number, act: () => void): () => void;
  chance(): number;
  online(): boolean;
  /** Reports when the network comes back, and when it is lost. */
  onNetwork(act: (there: "there" | "gone") => void): () => void;
}

const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/**
 * The backoff before the n-th attempt, from 0: doubled each time, with jitter so that clients do
 * not all reconnect at once.
 */
export function delayOf(attempt: number, chance: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return most * (0.5 + chance / 2);
}

export class SocketTransport implements Transport {
  private listener: Listener | null = null;
  private socket: WebSocket | null = null;
  private attempt = 0;
  private cancel: (() => void) | null = null;
  private readonly unlisten: () => void;

  constructor(
    private readonly url: string,
    private readonly around: Surroundings = BROWSER,
  ) {
    // Without a network a connection may seem open for minutes.
    this.unlisten = around.onNetwork((there) => (there === "gone" ? this.renew() : this.hurry()));
  }

  open(listener: Listener): void {
    this.listener = listener;
    this.dial();
  }

  send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  renew(): void {
    this.drop();
    this.retry();
  }

  close(): void {
    this.listener = null;
    this.cancel?.();
    this.unlisten();
    this.drop();
  }

  private dial(): void {
    this.cancel = null;
    const socket = this.around.socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.listener?.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") this.listener?.heard(data);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  private retry(): void {
    this.listener?.lost(this.around.online() ? "lost" : "offline");
    if (!this.listener || this.cancel) return;
    const wait = delayOf(this.attempt++, this.around.chance());
    this.cancel = this.around.after(wait, () => this.dial());
  }

  /** The network is back: reconnects at once. */
  private hurry(): void {
    if (!this.cancel) return;
    this.cancel();
    this.attempt = 0;
    this.dial();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

const BROWSER: Surroundings = {
  socket: (url) => new WebSocket(url),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  online: () => navigator.onLine,
  onNetwork: (act) => {
    const [back, gone] = [() => act("there"), () => act("gone")];
    addEventListener("online", back);
    addEventListener("offline", gone);
    return () => {
      removeEventListener("online", back);
      removeEventListener("offline", gone);
    };
  },
};

/** The WebSocket address of a table, from the page's own. `client` is this tab's number. */
export function lineOf(page: URL, table: string, client: number): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  const path = `/api/tables/${encodeURIComponent(table)}/ws`;
  return `${scheme}//${page.host}${path}?client=${client}&protocol=${PROTOCOL}`;
}
