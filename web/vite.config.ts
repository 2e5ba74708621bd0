import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline";

const SERVER = process.env["TORTUGA_SERVER"] ?? "http://127.0.0.1:7717";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), offline()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 200 },
  worker: { format: "es" },
  // Journeys are tests too, but a browser's.
  test: { include: ["src/**/*.test.ts"] },
  // The page talks to `tortuga serve`; while it is being written Vite passes those requests on.
  // Word files of the games lie beside web/, so it may read one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true } } },
});
