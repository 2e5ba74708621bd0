/** To whom the screen goes next, where several people share one. */

/** What is known of a match through one person's eyes. */
interface Seen {
  match: number;
  version: number;
  window: { me: boolean } | null;
}

/**
 * The person who is asked while the one who has the screen is not; `null` where it stays. Each of
 * them is told of an action by itself: until all have come to the same moment nobody is handed a
 * question that may be gone.
 */
export function passesTo(seen: readonly (Seen | null)[], holder: number): number | null {
  const mine = seen[holder];
  if (!mine || mine.window?.me) return null;
  const same = (one: Seen | null) => one?.match === mine.match && one.version === mine.version;
  if (!seen.every(same)) return null;
  const asked = seen.findIndex((one) => one?.window?.me);
  return asked < 0 ? null : asked;
}
