/** The page's texts, so that journeys find its buttons in any language. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "pl" | "de";

/** The page's own texts, and those that it shares with the terminal. */
const FOLDERS = ["../words", "../../crates/text/words"];

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of FOLDERS) {
    const text = readFileSync(new URL(`${folder}/${language}.ftl`, import.meta.url), "utf8");
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const BUNDLES = { en: bundleOf("en"), pl: bundleOf("pl"), de: bundleOf("de") };

/** The page's text for a key. */
export function said(language: Language, key: string, args: Record<string, string> = {}): string {
  const bundle = BUNDLES[language];
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`there are no words for ${key}`);
  return bundle.formatPattern(message.value, args);
}
