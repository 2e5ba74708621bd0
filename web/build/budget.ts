/**
 * The page's budget: how much a reader waits for before the first card. A build that exceeds it
 * fails and says what grew. `journeys/budget.spec.ts` counts the same in a browser.
 */

import type { Plugin, Rolldown } from "vite";
import { GAMES } from "../src/wire/generated/games";
import { packed } from "./offline";

/** Requests before the first card of a game, in any language. */
export const REQUESTS_MAX = 15;
/** Compressed bytes of script before the first card of a game. */
export const SCRIPT_MAX = 140_000;
/** Compressed bytes of the engine of a game. */
export const ENGINE_MAX = 300_000;

/** The sizes when this was last looked at, to tell what grew. Nothing fails because of these. */
const NOTED: Record<string, number> = {};

export const LANGUAGES = ["en", "pl", "de"] as const;
type Language = (typeof LANGUAGES)[number];

/** Each font file has letters of one range; Polish needs both ranges. */
const N_FONTS: Record<Language, number> = { en: 3, de: 3, pl: 6 };

/** A file of a build that a table waits for. */
export interface Part {
  name: string;
  bytes: number;
  isScript: boolean;
}

/** What is wrong with what one game loads; empty if nothing is. */
export function problems(game: string, parts: readonly Part[], n_fonts: number): string[] {
  const list = parts.map(told).join("\n  ");
  const script = parts.reduce((sum, { bytes, isScript }) => sum + (isScript ? bytes : 0), 0);
  const n_requests = parts.length + n_fonts;
  return [
    ...(script > SCRIPT_MAX
      ? [`${game} loads ${script} bytes of script before its first card, of ${SCRIPT_MAX}`]
      : []),
    ...(n_requests > REQUESTS_MAX
      ? [`${game} makes ${n_requests} requests before its first card, of ${REQUESTS_MAX}`]
      : []),
  ].map((problem) => `${problem}:\n  ${list}\n  and ${n_fonts} fonts`);
}

function told({ name, bytes }: Part): string {
  const noted = NOTED[name];
  const grown = noted === undefined ? " (new)" : ` (${bytes < noted ? "" : "+"}${bytes - noted})`;
  return `${name} ${bytes}${grown}`;
}

type Bundle = Rolldown.OutputBundle;

/** The files with these modules, and all that they import. */
function scriptsWith(bundle: Bundle, modules: readonly RegExp[]): Rolldown.OutputChunk[] {
  const all = Object.values(bundle).filter((part) => part.type === "chunk");
  const found = new Set<Rolldown.OutputChunk>();
  const open = modules.map((module) => {
    const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (!chunk) throw new Error(`no script has ${module}`);
    return chunk;
  });
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    open.push(...all.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...found];
}

/** What a table of this game waits for, in this language. */
function partsOf(bundle: Bundle, game: string, language: Language): Part[] {
  const scripts = scriptsWith(bundle, [
    /\/web\/src\/main\.ts$/,
    new RegExp(`/web/src/games/${game}/index\\.ts$`),
    new RegExp(`/web/src/words/files/${language}\\.ts$`),
    new RegExp(`/games/${game}/words/${language}\\.ftl`),
  ]);
  // Pictures that these scripts name; the ending of a game may load others later.
  const named = ({ fileName }: { fileName: string }) =>
    fileName.endsWith(".svg") && scripts.some(({ code }) => code.includes(fileName));
  const always = new RegExp(`^assets/(?:local\\.worker-.*\\.js|${game}-[\\w-]{8}\\.wasm)$`);
  const assets = Object.values(bundle).filter((part) => always.test(part.fileName) || named(part));
  return [...scripts, ...assets, bundle["index.html"]].flatMap((part) =>
    part ? [partOf(part)] : [],
  );
}

/** Compressing an engine takes seconds, and it is loaded in every language. */
const parts = new Map<string, Part>();

function partOf(file: Bundle[string]): Part {
  const known = parts.get(file.fileName);
  if (known) return known;
  const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
  const name = file.fileName.replace(/^assets\//, "").replace(/-[\w-]{8}(\.\w+)$/, "$1");
  const part = { name, bytes: packed(bytes).length, isScript: file.fileName.endsWith(".js") };
  parts.set(file.fileName, part);
  return part;
}

/** Engines that are too big. */
function tooBig(bundle: Bundle): string[] {
  const engines = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".wasm"));
  const big = engines.map(partOf).filter(({ bytes }) => bytes > ENGINE_MAX);
  return big.map(({ name, bytes }) => `${name} has ${bytes} bytes, of ${ENGINE_MAX}`);
}

export function budget(): Plugin {
  let isShipped = false;
  return {
    name: "tortuga-budget",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (isShipped = config.mode === "production"),
    generateBundle(_, bundle) {
      // A page with test games is for tests.
      if (!isShipped) return;
      const found = GAMES.flatMap(({ id }) =>
        LANGUAGES.flatMap((language) =>
          problems(`${id} (${language})`, partsOf(bundle, id, language), N_FONTS[language]),
        ),
      );
      found.push(...tooBig(bundle));
      if (found.length > 0) this.error(`The page is over its budget.\n${found.join("\n")}`);
    },
  };
}
