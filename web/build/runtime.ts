/**
 * A Vite plugin: the bundler's helper for modules that share a script, 150 bytes in a file of its
 * own, goes into each script that uses it. It is not worth a request.
 */

import type { Plugin } from "vite";

const IMPORT = /import\{(\w+) as ([\w$]+)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
const EXPORT = /export\{(\w+)\};?\s*$/;

export function runtime(): Plugin {
  return {
    name: "tortuga-runtime",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const found = Object.values(bundle).find(({ fileName }) => /rolldown-runtime/.test(fileName));
      if (found?.type !== "chunk") return;
      const helper = EXPORT.exec(found.code)?.[1];
      if (helper === undefined) return this.error(`an unknown helper: ${found.code}`);
      const code = found.code.replace(EXPORT, `return ${helper}`);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.imports.includes(found.fileName)) continue;
        if (!IMPORT.test(chunk.code)) this.error(`${chunk.fileName} uses the helper otherwise`);
        chunk.code = chunk.code.replace(
          IMPORT,
          (_, __, name) => `const ${name}=(()=>{${code}})();`,
        );
        chunk.imports = chunk.imports.filter((name) => name !== found.fileName);
      }
      delete bundle[found.fileName];
    },
  };
}
