/**
 * Renders every sound and theme offline in the browser and measures it, since a test cannot listen:
 * peaks below −3 dBFS, no offset, silence at the end, and about the same loudness.
 */

import { expect, test } from "@playwright/test";
import { build } from "vite";
import { SOUNDS } from "../src/kit/sound/names";

interface Measured {
  name: string;
  peak_db: number;
  /** The loudest 0.4 s. */
  rms_db: number;
  offset: number;
  tail: number;
}

/** The synthesis as one script. */
async function synthesis(): Promise<string> {
  const entry = new URL("../src/kit/sound/offline.ts", import.meta.url).pathname;
  const lib = { entry, formats: ["es" as const], fileName: "offline" };
  const made = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!first || !("output" in first)) throw new Error("the sounds were not built");
  return first.output[0].code;
}

test("every sound has a sensible level @long", async ({ page }) => {
  const url = `data:text/javascript;base64,${Buffer.from(await synthesis()).toString("base64")}`;
  const measured = (await page.evaluate(
    async (from) => (await import(from)).measureAll(),
    url,
  )) as Measured[];
  for (const one of measured) console.log(JSON.stringify(one));
  expect(measured.map(({ name }) => name)).toEqual(expect.arrayContaining([...SOUNDS]));
  for (const { name, peak_db, rms_db, offset, tail } of measured) {
    expect(peak_db, `${name}: peak`).toBeLessThan(-3);
    expect(Math.abs(offset), `${name}: offset`).toBeLessThan(0.003);
    expect(tail, `${name}: ends in silence`).toBeLessThan(0.004);
    // A gull is far away.
    expect(rms_db, `${name}: loud enough`).toBeGreaterThan(name === "gull" ? -45 : -32);
    expect(rms_db, `${name}: not too loud`).toBeLessThan(-14);
  }
});
