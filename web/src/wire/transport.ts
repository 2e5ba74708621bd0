/**
 * How a client talks to a table, wherever the table is: texts of the protocol both ways. There are
 * two transports, over a WebSocket and to a worker of this page, and nothing else on the page knows
 * which one it has.
 */

/** Receives the events of a connection. */
export interface Listener {
  /** The connection is open: unanswered commands must be sent again. */
  opened(): void;
  /** A message came. */
  heard(text: string): void;
  /** The connection is lost; it is reconnecting. `offline`: this browser has no network at all. */
  lost(why: "lost" | "offline"): void;
}

export interface Transport {
  /** Connects and keeps reconnecting until `close`. */
  open(listener: Listener): void;
  /** Sends a text. It is lost if the connection is down; see `Listener.opened`. */
  send(text: string): void;
  /** The connection seems dead: reconnects. */
  renew(): void;
  close(): void;
}
