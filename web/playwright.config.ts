/**
 * Journeys: a real browser plays through the built page. `cargo xtask journeys` builds what they
 * need and runs them. The `quick` project runs with every change; those marked @long run before a
 * release.
 */

import { defineConfig } from "@playwright/test";

const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "journeys",
  outputDir: "node_modules/.journeys",
  // Two cores: one journey plays while another loads.
  workers: 2,
  fullyParallel: true,
  // Journeys wait for events; these limits only end hanging runs, on however busy a machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    // No animation: the page does not pause between updates.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every step slows the page down; a screenshot of a failure is enough.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      // As root, as in containers, Chromium has no sandbox; it only loads our own page.
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
    // On a page that was built for them; see `cargo xtask journeys`.
    { name: "test-games", testMatch: "test-games.ts" },
    { name: "pictures", testMatch: "*.pictures.ts", timeout: 600_000 },
  ],
});
