/** The time of a hidden window as a ring: its total length and the part that has passed. */

import type { WindowInfo } from "../contract";

export interface Ring {
  window: number;
  until_ms: number;
  /** When the window was first seen. */
  from_ms: number;
  /** When this ring was drawn. */
  drawn_ms: number;
}

/** Longer times are shown in words: nobody watches a ring for so long. */
export const RING_MAX_MS = 120_000;

/**
 * The ring of a window at this moment. It stays the same as long as the end of the window does. A
 * window that is extended keeps its start.
 */
export function ringOf(before: Ring | null, window: WindowInfo, now_ms: number): Ring | null {
  const { id, until_ms } = window;
  if (until_ms === null) return null;
  const same = before?.window === id ? before : null;
  if (same?.until_ms === until_ms) return same;
  return { window: id, until_ms, from_ms: same?.from_ms ?? now_ms, drawn_ms: now_ms };
}

export const spanOf = ({ until_ms, from_ms }: Ring): number => Math.max(0, until_ms - from_ms);
export const goneOf = ({ drawn_ms, from_ms }: Ring): number => Math.max(0, drawn_ms - from_ms);
