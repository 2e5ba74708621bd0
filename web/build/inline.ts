/**
 * A Vite plugin: the style sheet and the icon are part of the page itself, since no page shows
 * without them, and a file of its own would be one more request each.
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

const ICON = 'href="/icon.svg"';

export function inline(): Plugin {
  let files = "";
  return {
    name: "tortuga-inline",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (files = config.publicDir),
    async generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const icon = encodeURIComponent(await readFile(join(files, "icon.svg"), "utf8"));
      const html = String(page.source).replace(ICON, `href="data:image/svg+xml,${icon}"`);
      const name = LINK.exec(html)?.[1] ?? "";
      const sheet = bundle[name];
      if (sheet?.type !== "asset") return this.error("the page has no style sheet");
      // A function, since a style sheet may contain `$`.
      page.source = html.replace(LINK, () => `\n    <style>${String(sheet.source)}</style>`);
      delete bundle[name];
    },
  };
}
