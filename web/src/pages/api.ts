/** The page's HTTP requests to the server; `docs/protocol.md` documents the answers. */

export interface Problem {
  /** The error code for clients: `unknown`, `not-found`, `used-key`, … or `offline`. */
  kind: string;
  status: number;
  retry_s: number | null;
}

/** An answer, or an error; nothing is thrown. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export interface TableRow {
  table: string;
  game: string;
  seats: number;
  [more: string]: unknown;
}

/** Sends one request. Bodies are JSON both ways. */
export async function ask<Value>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer<Value>> {
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    return { ok: false, problem: { kind: "offline", status: 0, retry_s: null } };
  }
  return response.ok
    ? { ok: true, value: (await value(response)) as Value }
    : { ok: false, problem: await problem(response) };
}

async function value(response: Response): Promise<unknown> {
  const text = await response.text();
  const type = response.headers.get("Content-Type") ?? "";
  return type.includes("json") && text ? JSON.parse(text) : text;
}

async function problem(response: Response): Promise<Problem> {
  const retry = Number(response.headers.get("Retry-After"));
  const told: unknown = await response.json().catch(() => null);
  const error = (told as { error?: { kind?: unknown } } | null)?.error;
  // An answer without our JSON means that the server is down, or is not ours.
  const kind = typeof error?.kind === "string" ? error.kind : "offline";
  return { kind, status: response.status, retry_s: retry > 0 ? retry : null };
}

/** The name under which the server knows this browser, or `null` for a stranger. */
export async function whoAmI(): Promise<Answer<{ name: string } | null>> {
  const answer = await ask<{ name: string }>("GET", "/api/guest");
  if (!answer.ok && answer.problem.kind === "unknown") return { ok: true, value: null };
  return answer;
}

/** Registers a name for this browser; the server then recognises it by a cookie. */
export function introduce(name: string): Promise<Answer<{ name: string }>> {
  return ask("POST", "/api/guest", { name });
}
