/**
 * Maps an address to a page. Pure, so that it can be tested; `router.svelte.ts` holds the open
 * page.
 */

export type Route =
  | { page: "landing" }
  | { page: "tables" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; key: string | null }
  | { page: "local"; game: string; fork: boolean }
  | ReplayRoute
  | { page: "rules"; game: string; rule: string | null }
  | { page: "ranks"; game: string }
  | { page: "me" }
  | { page: "settings" }
  | { page: "learn"; game: string }
  | { page: "about" }
  | { page: "lost" };

/** A record, from a table or kept by the page, at a move, or with its review open. */
interface ReplayRoute {
  page: "replay";
  table: string | null;
  match: number;
  move: number | null;
  kept: boolean;
  review: boolean;
}

/** Parses an address of this page. */
export function read(url: URL): Route {
  const [head = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decode);
  const [one] = rest;
  const hash = decode(url.hash.slice(1));
  if (head === "") return { page: "landing" };
  if (rest.length === 0) return alone(head, url, hash);
  if (rest.length > 1 || one === undefined) return { page: "lost" };
  switch (head) {
    case "local":
      return { page: "local", game: one, fork: url.searchParams.has("fork") };
    case "new":
    case "ranks":
    case "learn":
      return { page: head, game: one };
    case "t":
      return { page: "table", id: one, key: hash || null };
    case "rules":
      return { page: "rules", game: one, rule: hash || null };
    default:
      return { page: "lost" };
  }
}

function alone(head: string, url: URL, hash: string): Route {
  switch (head) {
    case "tables":
    case "me":
    case "settings":
    case "about":
      return { page: head };
    case "replay":
      return {
        page: "replay",
        table: url.searchParams.get("table"),
        match: Number(url.searchParams.get("match") ?? 1) || 1,
        move: moveOf(hash),
        kept: url.searchParams.has("kept"),
        review: url.searchParams.has("review"),
      };
    default:
      return { page: "lost" };
  }
}

/** `#m42` is the position after 42 moves. */
export function moveOf(hash: string): number | null {
  const found = /^m(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
