/** What a table does before an update changes anything on the page: it measures where things are. */

const waiting = new Set<() => void>();

/** Calls `act` before every update; returns a way to stop that. */
export function beforeUpdates(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

/** A page that shows a table calls this before it changes anything for an update. */
export function announceUpdate(): void {
  for (const act of waiting) act();
}
