/** Which messages of the chat somebody has not seen. */

import type { Said, Seats } from "./seen";

/** How many of the messages after the first `n_read` are news: not one's own, and not muted. */
export function unreadOf(
  chat: readonly Said[],
  n_read: number,
  seats: Pick<Seats, "you" | "muted"> | null,
): number {
  const heard = ({ seat }: Said) => seat !== seats?.you && !seats?.muted.includes(seat);
  return chat.slice(n_read).filter(heard).length;
}
