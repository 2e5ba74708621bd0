/** A record handed from one page to the next, such as that of a game just played here. */

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
