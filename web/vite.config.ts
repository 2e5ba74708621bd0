import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { budget } from "./build/budget";
import { Chunks } from "./build/chunks";
import { inline } from "./build/inline";
import { offline } from "./build/offline";
import { runtime } from "./build/runtime";
import { sprites } from "./build/sprites";
import { words } from "./build/words";

const SERVER = process.env["TORTUGA_SERVER"] ?? "http://127.0.0.1:7717";
const chunks = new Chunks(fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, ""));

export default defineConfig({
  plugins: [
    words(),
    sprites(),
    svelte(),
    icons({ compiler: "svelte", scale: 1 }),
    runtime(),
    inline(),
    budget(),
    offline(),
  ],
  build: {
    target: "es2022",
    // Tiny pictures are not worth a request; the server's policy allows no other files inline.
    assetsInlineLimit: (path) => (path.endsWith("/grain.svg") ? true : false),
    chunkSizeWarningLimit: 250,
    // One style sheet, which `inline` makes part of the page.
    cssCodeSplit: false,
    // Every browser that has our other features has this one.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ debugName: "chunks", test: chunks.see, name: chunks.name }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  worker: { format: "es" },
  // Journeys are tests too, but run in a browser.
  // The limit only ends hanging tests, on however busy a machine.
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], testTimeout: 60_000 },
  // In development Vite proxies requests to `tortuga serve`. The games' word files are outside
  // web/, so Vite may read one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
});
