/** What one page hands to the next: a record, such as that of a game just played here, or where in
 * one to play on. */

const PLACE = "tortuga.handed";

/** Hands a record on. It stays while this tab does, so that a reload shows it again. */
export function hand(text: string): void {
  try {
    sessionStorage.setItem(PLACE, text);
  } catch {
    // A browser that keeps nothing, or too long a record: the file can still be saved and opened.
  }
}

export function handed(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** A position in a record, and whose place one takes. */
export interface HandedFork {
  record: string;
  moves: number;
  seat: number;
  seats: number;
  options: unknown;
}

let fork: HandedFork | null = null;

/** Hands a position on, to be played from. */
export function handFork(position: HandedFork): void {
  fork = position;
}

/** Takes the position that was handed on, once: a reload goes on with what was played since. */
export function takeFork(): HandedFork | null {
  const taken = fork;
  fork = null;
  return taken;
}
