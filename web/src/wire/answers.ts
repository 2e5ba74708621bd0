/**
 * Held answers. The table says that an answer is held, but not which: this browser remembers it, so
 * that it is shown again after a reload.
 */

export interface Answer {
  match: number;
  window: number;
  action: unknown;
}

/** Where the held answer at one table is stored. */
export interface Drawer {
  put(answer: Answer): void;
  look(): Answer | null;
}

/** Key-value storage for texts; a browser's storage, or a map in tests. */
export interface Shelf {
  keep(place: string, text: string): void;
  recall(place: string): string | null;
}

const PLACE = "tortuga.answers";
const TABLES_MAX = 8;

/** The stored answer of one table; only the most recent tables are kept. */
export function drawerOf(table: string, shelf: Shelf): Drawer {
  const all = (): [string, Answer][] => entries(shelf.recall(PLACE));
  return {
    put: (answer) => {
      const others = all().filter(([of]) => of !== table);
      const kept = [[table, answer], ...others].slice(0, TABLES_MAX);
      shelf.keep(PLACE, JSON.stringify(kept));
    },
    look: () => all().find(([of]) => of === table)?.[1] ?? null,
  };
}

function entries(text: string | null): [string, Answer][] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, Answer] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const answer = value[1] as Partial<Answer> | null;
  return typeof answer?.match === "number" && typeof answer.window === "number";
}
