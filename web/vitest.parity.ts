/** For what is compared with Rust: `cargo xtask ci` makes the file that `PHRASES` names. */

import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["src/**/*.parity.ts"] } });
