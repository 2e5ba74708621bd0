/**
 * Which modules share a script. Every script is a request, and a phone waits for each, so modules
 * that are always needed together are one file: the page with the frame of tables, the header and
 * footer, the first page's scenes, and each game. What is loaded with `import()` stays in a file of
 * its own.
 */

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What a game begins with; the second is loaded by every table as soon as it is drawn. */
const GAME = /\/web\/src\/games\/([^/]+)\/(?:index|telling)\.ts$/;

/** The modules that scripts begin with, below `web`. */
const ROOTS = {
  // Every table loads the last two as soon as it is drawn.
  main: ["index.html", "src/pages/table/Moment.svelte", "src/pages/table/Recap.svelte"],
  shell: ["src/pages/shell/Shell.svelte"],
  // Of a newcomer's first click.
  landing: ["src/pages/landing/Landing.svelte", "src/pages/landing/FirstGame.svelte"],
};

/** Modules, and all that they import, without what they load later. */
function closure(roots: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The script of each module; `null` leaves it to the bundler. */
export class Chunks {
  private closures: Map<string, Set<string>> | null = null;
  private readonly roots = new Map<string, string[]>();

  constructor(private readonly web: string) {}

  /** Remembers the games that are part of this build; the bundler asks this for every module. */
  readonly see = (id: string): boolean => {
    const game = GAME.exec(id)?.[1];
    if (game !== undefined) this.roots.set(game, [...(this.roots.get(game) ?? []), id]);
    return true;
  };

  readonly name = (id: string, modules: Modules): string | null => {
    const own = Object.entries(ROOTS).map(
      ([name, paths]) => [name, paths.map((path) => `${this.web}/${path}`)] as const,
    );
    this.closures ??= new Map(
      [...own, ...this.roots].map(([name, roots]) => [name, closure(roots, modules)]),
    );
    return scriptOf(id, this.closures);
  };
}

/** A module of several scripts goes into the one that every page loads. */
function scriptOf(id: string, closures: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const users = [...closures].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
  return users.length > 1 ? "main" : (users[0] ?? null);
}
