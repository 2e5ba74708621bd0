/**
 * Journeys: a real browser plays through the built page. `cargo xtask journeys` builds what they
 * need and runs them; `quick` ones run with every change, those marked @long before a release.
 */

import { defineConfig } from "@playwright/test";

const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "journeys",
  outputDir: "node_modules/.journeys",
  // Two cores: one journey plays, another loads.
  workers: 2,
  fullyParallel: true,
  // Journeys wait for facts; these end only what hangs, on however busy a machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    // No animation: the page does not dwell on what happened.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every step makes the page itself slow; how it looked and what it said is enough.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      // As root, as in containers, chromium has no sandbox; it only sees our own page.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "quick", testMatch: "*.spec.ts", grepInvert: /@long/ },
    { name: "long", testMatch: "*.spec.ts", grep: /@long/, timeout: 900_000 },
    { name: "pictures", testMatch: "*.pictures.ts", timeout: 600_000 },
  ],
});
