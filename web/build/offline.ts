/**
 * A Vite plugin that runs after a build. It writes the service worker, which caches the built files
 * so that the page works offline, and compressed copies of the files for the server to send.
 */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { PROTOCOL } from "../src/wire/generated/protocol";

const PACKED = /\.(css|html|js|svg|wasm|webmanifest)$/;

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}

/**
 * Files that the service worker does not fetch by itself: the page is cached by its address, fonts
 * when a text needs them, and a browser fetches the icons of an installed page without it.
 */
const LEFT_OUT = /^index\.html$|\.(woff2|png)$/;

async function writeWorker(folder: string, source: string): Promise<void> {
  const files = (await filesOf(folder)).filter((path) => !LEFT_OUT.test(path));
  // A changed file gets a new name. Only the index keeps its name, so its content is hashed.
  const index = await readFile(join(folder, "index.html"));
  const version = createHash("sha256").update(index).update(files.join()).digest("hex");
  const protocol = `const PROTOCOL = ${PROTOCOL};\n`;
  const head = `${protocol}const VERSION = ${JSON.stringify(version.slice(0, 16))};\n`;
  const list = `const FILES = ${JSON.stringify(["/", ...files.map((path) => `/${path}`)])};\n`;
  await writeFile(join(folder, "sw.js"), head + list + (await readFile(source, "utf8")));
}

/** What was compressed, by its content: the budget counts what is written later. */
const known = new Map<string, Buffer>();

/** A file as browsers get it. */
export function packed(bytes: Uint8Array): Buffer {
  const content = createHash("sha256").update(bytes).digest("hex");
  const compressed = known.get(content) ?? compress(bytes);
  known.set(content, compressed);
  return compressed;
}

function compress(bytes: Uint8Array): Buffer {
  const window = constants.BROTLI_MAX_WINDOW_BITS;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return brotliCompressSync(bytes, { params });
}

async function pack(folder: string): Promise<void> {
  for (const path of (await filesOf(folder)).filter((path) => PACKED.test(path))) {
    const bytes = await readFile(join(folder, path));
    const [gz, br] = [gzipSync(bytes, { level: 9 }), packed(bytes)];
    // A file that hardly shrinks is sent uncompressed.
    if (gz.length > bytes.length * 0.95) continue;
    await Promise.all([
      writeFile(join(folder, `${path}.gz`), gz),
      writeFile(join(folder, `${path}.br`), br),
    ]);
  }
}

export function offline(): Plugin {
  let root = "";
  return {
    name: "tortuga-offline",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    closeBundle: {
      sequential: true,
      order: "post",
      async handler(error?: Error) {
        const dist = join(root, "dist");
        // A build that failed has written nothing; its own error is the one to show.
        if (error || !existsSync(join(dist, "index.html"))) return;
        await writeWorker(dist, join(root, "build/worker.js"));
        await pack(dist);
      },
    },
  };
}
