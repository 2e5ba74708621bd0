import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline";

const SERVER = process.env["TORTUGA_SERVER"] ?? "http://127.0.0.1:7717";

/** The words that every page needs, in one file for each language: one request, not five. */
const WORDS = /(crates\/text|web|games\/[^/]+\/page)\/words\/(\w+)\.ftl/;
const words = { name: (id: string) => WORDS.exec(id)?.[2] ?? null, test: WORDS };

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), offline()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 200,
    rolldownOptions: { output: { codeSplitting: { groups: [words] } } },
  },
  worker: { format: "es" },
  // Journeys are tests too, but run in a browser.
  test: { include: ["src/**/*.test.ts"] },
  // In development Vite proxies requests to `tortuga serve`. The games' word files are outside
  // web/, so Vite may read one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
});
