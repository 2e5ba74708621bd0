/**
 * Which modules share a script. Every script is a request, and a phone waits for each, so modules
 * that are always needed together are one file: the page with the frame of tables, the header and
 * footer, the first page's scenes, and each game. What is loaded with `import()` stays in a file of
 * its own.
 */

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const GAME = /\/web\/src\/games\/([^/]+)\/index\.ts$/;

/** The modules that scripts begin with, below `web`. */
const ROOTS = {
  main: "index.html",
  shell: "src/pages/shell/Shell.svelte",
  landing: "src/pages/landing/Landing.svelte",
};

/** A module, and all that it imports, without what it loads later. */
function closure(root: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [root];
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
  private readonly roots = new Map<string, string>();

  constructor(private readonly web: string) {}

  /** Remembers the games that are part of this build; the bundler asks this for every module. */
  readonly see = (id: string): boolean => {
    const game = GAME.exec(id)?.[1];
    if (game !== undefined) this.roots.set(game, id);
    return true;
  };

  readonly name = (id: string, modules: Modules): string | null => {
    const own = Object.entries(ROOTS).map(([name, path]) => [name, `${this.web}/${path}`] as const);
    this.closures ??= new Map(
      [...own, ...this.roots].map(([name, root]) => [name, closure(root, modules)]),
    );
    return scriptOf(id, this.closures);
  };
}

/** A module of several scripts goes into the one that every page loads. */
function scriptOf(id: string, closures: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const users = [...closures].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));
  return users.length > 1 ? "main" : (users[0] ?? null);
}
