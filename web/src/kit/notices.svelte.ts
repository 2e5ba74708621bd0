/** Short notices at the edge of the page, which screen readers read out too. */

import type { IconName } from "./icons";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
  icon?: IconName;
}

const SHOWN_MS = 5000;
let count = 0;

/** The notices on the screen, the oldest first. */
export const notices: Notice[] = $state([]);

export function notify(text: string, tone: Notice["tone"] = "plain"): void {
  count += 1;
  const id = count;
  // A repeated notice is not added again.
  const same = notices.findIndex((notice) => notice.text === text);
  if (same >= 0) notices.splice(same, 1);
  notices.push({ id, text, tone });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}
