/**
 * A Vite plugin: the icons of each game (`~icons/game-icons/…`) are one picture file, of which each
 * icon shows a part. In scripts they would be a quarter of all that a table loads. Icons of the page
 * itself are few and stay in its script, and so do those of the first page's scenes.
 */

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import icons from "@iconify-json/game-icons/icons.json";
import type { Plugin } from "vite";

const IMPORT = /["']~icons\/game-icons\/([\w-]+)["']/g;
const ICON = /^~icons\/game-icons\/([\w-]+)$/;
/** A file of a game's table: a group for the game, and not its scene or its sign in lists. */
const OF_TABLE = /\/src\/games\/([^/]+)\/(?:.*\/)?(?!Door\.|Icon\.)[^/]+$/;
const PART = /^\0tortuga-icon:([^:]+):([\w-]+)\.svelte$/;

/** The names of all icons that the sources in a folder import, in order. */
async function importedIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => OF_TABLE.test(path));
  const texts = await Promise.all(files.map((path) => readFile(path, "utf8")));
  const names = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => name ?? ""));
  return [...new Set(names)].sort();
}

/** One file with all these icons, each a symbol with its name. */
export function spriteOf(names: readonly string[]): string {
  const known: Record<string, { body: string } | undefined> = icons.icons;
  const symbols = names.map((name) => {
    const body = known[name]?.body;
    if (body === undefined) throw new Error(`there is no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const component = (sprite: string, name: string) => `<script>
  import sprite from "${sprite}";
  let props = $props();
</script>
<svg viewBox="0 0 512 512" width="1em" height="1em" {...props}>
  <use href={sprite + "#${name}"} />
</svg>`;

export function sprites(): Plugin {
  let games = "";
  return {
    name: "tortuga-sprites",
    apply: "build",
    enforce: "pre",
    configResolved: (config) => void (games = join(config.root, "src/games")),
    resolveId(source, importer) {
      if (source.startsWith("tortuga-sprite:")) return `\0${source}`;
      const name = ICON.exec(source)?.[1];
      const game = OF_TABLE.exec(importer?.split("?")[0] ?? "")?.[1];
      if (name === undefined || game === undefined) return null;
      return `\0tortuga-icon:${game}:${name}.svelte`;
    },
    async load(id) {
      const [, game, name] = PART.exec(id) ?? [];
      if (game !== undefined && name !== undefined) {
        return component(`tortuga-sprite:${game}`, name);
      }
      if (!id.startsWith("\0tortuga-sprite:")) return null;
      const of = basename(id.slice("\0tortuga-sprite:".length));
      const source = spriteOf(await importedIn(join(games, of)));
      const file = this.emitFile({ type: "asset", name: `${of}-icons.svg`, source });
      // Fetched with the game's script, which is before the first icon is drawn.
      return `const url = import.meta.ROLLUP_FILE_URL_${file};
fetch(url).catch(() => undefined);
export default url;`;
    },
  };
}
