/** A Vite plugin: word files go into scripts without the comments for translators. */

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const FILE = /^(.*\.ftl)\?raw$/;

/** A word file without its comments, which are whole lines that begin with `#`. */
export function uncommented(text: string): string {
  return text.replace(/^#.*\n?/gm, "").replace(/\n{2,}(?=[a-z-])/g, "\n");
}

export function words(): Plugin {
  return {
    name: "tortuga-words",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const file = FILE.exec(id)?.[1];
      if (file === undefined) return null;
      return `export default ${JSON.stringify(uncommented(await readFile(file, "utf8")))};`;
    },
  };
}
