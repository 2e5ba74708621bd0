/**
 * How a client talks to a table, wherever the table is: texts of the protocol both ways. There are
 * two of them, over a WebSocket and into a worker of this page, and nothing else on the page knows
 * which one it has.
 */

/** Whoever is told what happens on the line. */
export interface Listener {
  /** The line is open: what was sent before and not answered must be sent again. */
  opened(): void;
  /** A message came. */
  heard(text: string): void;
  /** The line is broken; it is being opened again. `offline`: this browser has no network at all. */
  lost(why: "lost" | "offline"): void;
}

export interface Transport {
  /** Opens the line and keeps it open until `close`. */
  open(listener: Listener): void;
  /** Sends a text. Where the line is broken it is lost; see `Listener.opened`. */
  send(text: string): void;
  /** The line seems dead: it is opened anew. */
  renew(): void;
  close(): void;
}
