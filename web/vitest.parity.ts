/** For comparisons with Rust: `cargo xtask ci` writes the file that `PHRASES` names. */

import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["src/**/*.parity.ts"] } });
