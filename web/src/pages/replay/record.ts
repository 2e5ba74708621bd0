/** What one page hands to the next: a record, such as that of a game just played here, or where in
 * one to play on. */

const RECORD = "tortuga.handed";
const FORK = "tortuga.fork";

/** A position in a record, and whose place one takes. */
export interface HandedFork {
  record: string;
  moves: number;
  seat: number;
  seats: number;
  options: unknown;
}

/** Hands a record on. It stays while this tab does, so that a reload shows it again. */
export function hand(text: string): void {
  put(RECORD, text);
}

export function handed(): string | null {
  return get(RECORD);
}

/** Hands a position on, to be played from. */
export function handFork(fork: HandedFork): void {
  put(FORK, JSON.stringify(fork));
}

/** Takes the position that was handed on, once: a reload goes on with what was played since. */
export function takeFork(): HandedFork | null {
  const text = get(FORK);
  if (text === null) return null;
  sessionStorage.removeItem(FORK);
  return JSON.parse(text) as HandedFork;
}

function put(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing, or too long a record: the file can still be saved and opened.
  }
}

function get(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}
