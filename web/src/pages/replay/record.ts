/**
 * What one page passes to the next: a record, such as that of a game just played here, or a
 * position to continue from.
 */

const PLACE = "tortuga.handed";

/** Passes a record on. It is stored for this tab, so that a reload shows it again. */
export function hand(text: string): void {
  try {
    sessionStorage.setItem(PLACE, text);
  } catch {
    // Storage is blocked, or the record is too long: the file can still be saved and opened.
  }
}

export function handed(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** A position in a record, and the seat to take over. */
export interface HandedFork {
  record: string;
  moves: number;
  seat: number;
  seats: number;
  options: unknown;
}

let fork: HandedFork | null = null;

/** Passes on a position to continue from. */
export function handFork(position: HandedFork): void {
  fork = position;
}

/** Takes the position that was passed on, once: a reload continues the game played since. */
export function takeFork(): HandedFork | null {
  const taken = fork;
  fork = null;
  return taken;
}
