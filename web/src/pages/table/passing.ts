/** Decides which person gets the screen next, if several people share one. */

/** One person's view of the match. */
interface Seen {
  match: number;
  version: number;
  window: { me: boolean } | null;
}

/**
 * The person who is asked while the current one is not; `null` if the screen stays. Each person
 * receives an action separately, so nobody is handed a question before all views have reached the
 * same version: it might be gone by then.
 */
export function passesTo(seen: readonly (Seen | null)[], holder: number): number | null {
  const mine = seen[holder];
  if (!mine || mine.window?.me) return null;
  const same = (one: Seen | null) => one?.match === mine.match && one.version === mine.version;
  if (!seen.every(same)) return null;
  const asked = seen.findIndex((one) => one?.window?.me);
  return asked < 0 ? null : asked;
}
