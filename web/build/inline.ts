/**
 * A Vite plugin: the style sheet is part of the page itself, since no page shows without it, and a
 * file of its own would be one more request to wait for.
 */

import type { Plugin } from "vite";

const LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

export function inline(): Plugin {
  return {
    name: "tortuga-inline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const html = String(page.source);
      const name = LINK.exec(html)?.[1] ?? "";
      const sheet = bundle[name];
      if (sheet?.type !== "asset") return this.error("the page has no style sheet");
      // A function, since a style sheet may contain `$`.
      page.source = html.replace(LINK, () => `\n    <style>${String(sheet.source)}</style>`);
      delete bundle[name];
    },
  };
}
