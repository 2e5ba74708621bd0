/**
 * The page's HTTP requests to the server, one function for each route. The types of requests and
 * answers are made from those of the server; `docs/protocol.md` documents the routes.
 */

import type {
  AtSeat,
  Blocks,
  Board,
  CreatedTable,
  Credentials,
  Empty,
  Failed,
  FailureKind,
  History,
  Invitation,
  Invited,
  Joined,
  KeyText,
  Listed,
  Named,
  NewName,
  NewPassword,
  Proof,
  Report,
  Tables,
} from "../wire/generated/api";
import type { Setting } from "../wire/generated/table";

export interface Problem {
  /** The kind of failure, or `offline` if no server of ours answers. */
  kind: FailureKind | "offline";
  status: number;
  retry_s: number | null;
}

/** An answer, or an error; nothing is thrown. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** The name under which the server knows this browser, or `null` for a stranger. */
export async function whoAmI(): Promise<Answer<Named | null>> {
  const answer = await ask<Named>("GET", "/api/guest");
  if (!answer.ok && answer.problem.kind === "unknown") return { ok: true, value: null };
  return answer;
}

/** Registers a name for this browser; the server then recognises it by a cookie. */
export function introduce(name: string): Promise<Answer<Named>> {
  const body: NewName = { name };
  return ask("POST", "/api/guest", body);
}

/** The public tables. */
export function listTables(): Promise<Answer<Tables>> {
  return ask("GET", "/api/tables");
}

/** Opens a table. What is left out is as usual. */
export function createTable(
  setting: Pick<Setting, "game" | "seats"> & Partial<Setting>,
): Promise<Answer<CreatedTable>> {
  return ask("POST", "/api/tables", setting);
}

/** One table; one that has ended, too. */
export function showTable(table: string): Promise<Answer<Listed>> {
  return ask("GET", `/api/tables/${encodeURIComponent(table)}`);
}

/** Makes a key to a table or a seat; for its host only. */
export function invite(table: string, invitation: Invitation): Promise<Answer<Invited>> {
  return ask("POST", `/api/tables/${table}/invites`, invitation);
}

/** Uses a key to a table or a seat. */
export function join(table: string, key: string): Promise<Answer<Joined>> {
  const body: KeyText = { key };
  return ask("POST", `/api/tables/${encodeURIComponent(table)}/join`, body);
}

/** The text of the record of a match. */
export async function recordOf(table: string, match: number): Promise<Answer<string>> {
  const answer = await send("GET", `/api/tables/${table}/records/${match}`);
  return answer.ok ? read(answer.value, (response) => response.text()) : answer;
}

/** The best players of a game. */
export function ratingBoard(game: string): Promise<Answer<Board>> {
  return ask("GET", `/api/games/${game}/ratings`);
}

/** A page of one's own matches, from before a moment, and one's ratings. */
export function ownMatches(before_ms: number | null): Promise<Answer<History>> {
  return ask("GET", before_ms === null ? "/api/me/matches" : `/api/me/matches?before=${before_ms}`);
}

/** The people one has blocked. */
export function listBlocks(): Promise<Answer<Blocks>> {
  return ask("GET", "/api/me/blocks");
}

/** Blocks the person in a seat. */
export function block(seat: AtSeat): Promise<Answer<Blocks>> {
  return ask("POST", "/api/me/blocks", seat);
}

/** Lifts a block. */
export function unblock(id: number): Promise<Answer<Blocks>> {
  return ask("DELETE", `/api/me/blocks/${id}`);
}

/** Reports the person in a seat to the operator. */
export function report(what: Report): Promise<Answer<Empty>> {
  return ask("POST", "/api/reports", what);
}

/** Registers an account. */
export function register(credentials: Credentials): Promise<Answer<Named>> {
  return ask("POST", "/api/account", credentials);
}

/** Logs in to an account. */
export function logIn(credentials: Credentials): Promise<Answer<Named>> {
  return ask("POST", "/api/account/login", credentials);
}

/** Ends the session of this browser. */
export function logOut(): Promise<Answer<Empty>> {
  return ask("POST", "/api/account/logout");
}

/** Changes the password of an account. */
export function changePassword(passwords: NewPassword): Promise<Answer<Named>> {
  return ask("POST", "/api/account/password", passwords);
}

/** Deletes an account. */
export function deleteAccount(password: string): Promise<Answer<Empty>> {
  const body: Proof = { password };
  return ask("DELETE", "/api/account", body);
}

/** Makes a key with which another device signs in as the same person. */
export function makeDeviceKey(): Promise<Answer<KeyText>> {
  return ask("POST", "/api/devices/key");
}

/** Signs this device in with a key made on another one. */
export function takeOver(key: string): Promise<Answer<Named>> {
  const body: KeyText = { key };
  return ask("POST", "/api/devices", body);
}

type Method = "GET" | "POST" | "DELETE";

/** Sends one request. Bodies are JSON both ways. */
async function ask<Value>(method: Method, path: string, body?: object): Promise<Answer<Value>> {
  const answer = await send(method, path, body);
  return answer.ok ? read(answer.value, (response) => response.json()) : answer;
}

async function send(method: Method, path: string, body?: object): Promise<Answer<Response>> {
  const headers: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    return offline(0);
  }
  return response.ok
    ? { ok: true, value: response }
    : { ok: false, problem: await problem(response) };
}

async function read<Value>(
  response: Response,
  by: (response: Response) => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await by(response) };
  } catch {
    // The connection broke off, or something else than our server has answered.
    return offline(response.status);
  }
}

function offline(status: number): { ok: false; problem: Problem } {
  return { ok: false, problem: { kind: "offline", status, retry_s: null } };
}

async function problem(response: Response): Promise<Problem> {
  const retry = Number(response.headers.get("Retry-After"));
  const told: unknown = await response.json().catch(() => null);
  // An answer without our JSON means that the server is down, or is not ours.
  const kind = isFailed(told) ? told.error.kind : "offline";
  return { kind, status: response.status, retry_s: retry > 0 ? retry : null };
}

function isFailed(told: unknown): told is Failed {
  const error = typeof told === "object" && told && "error" in told ? told.error : null;
  return typeof error === "object" && error !== null && "kind" in error;
}
