/** Error messages for requests that the server refused. */

import { word } from "../words/index.svelte";
import type { Problem } from "./api";

/** The kinds with words of their own. */
const WORDED: ReadonlySet<Problem["kind"]> = new Set<Problem["kind"]>([
  "offline",
  "unknown",
  "not-found",
  "used-key",
  "refused",
  "too-many",
  "read-only",
  "set-aside",
  "forbidden",
  "name-taken",
  "wrong-password",
  "new-password",
  "banned",
  "malformed",
]);

export function told(problem: Problem): string {
  if (problem.kind === "too-many" && problem.retry_s !== null) {
    return word("ui-problem-wait", { seconds: problem.retry_s });
  }
  return word(`ui-problem-${WORDED.has(problem.kind) ? problem.kind : "other"}`);
}
