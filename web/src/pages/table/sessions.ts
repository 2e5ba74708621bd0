/** Where tables come from. */
import { InterimSession } from "./interim.svelte";
import type { Session } from "./seen";

export function atServer(table: string): Session {
  return new InterimSession(table);
}
