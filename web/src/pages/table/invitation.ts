/** The invitation as the server writes it into the page of a table: host and game. */

/** The name of the game, and the host's while they have a seat. */
export interface Invitation {
  game: string;
  host: string | null;
}

/** The title of a table's page: "RUM · Ann · Tortuga", or without the host. */
export function readTitle(title: string): Invitation | null {
  const [game, ...rest] = title.split(" · ").slice(0, -1);
  return game ? { game, host: rest.length > 0 ? rest.join(" · ") : null } : null;
}

/**
 * Asks for the page of a table. The one that is open may come from the cache, which knows no
 * tables, or from another table.
 */
export async function invitationTo(table: string): Promise<Invitation | null> {
  try {
    const page = await (await fetch(`/t/${encodeURIComponent(table)}`)).text();
    const tag = new DOMParser()
      .parseFromString(page, "text/html")
      .querySelector<HTMLMetaElement>('meta[property="og:title"]');
    return readTitle(tag?.content ?? "");
  } catch {
    return null;
  }
}
