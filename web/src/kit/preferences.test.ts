import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["fr", "pl-PL"] });
const { languageOf, readPreferences, preferences, withChanges } =
  await import("./preferences.svelte");

test("the page speaks the first of the browser's languages that it knows", () => {
  expect(languageOf(["fr-CH", "de-AT", "en"])).toBe("de");
  expect(languageOf(["fr"])).toBe("en");
  expect(languageOf([])).toBe("en");
  expect(preferences.language).toBe("pl");
});

test("what was kept counts only where it makes sense", () => {
  const fallback = { ...preferences };
  expect(readPreferences("not JSON", fallback)).toEqual(fallback);
  expect(readPreferences("[1]", fallback)).toEqual(fallback);
  const odd = '{"language":"xx","sound":true,"text":"huge","name":5,"more":1}';
  expect(readPreferences(odd, fallback)).toEqual({ ...fallback, sound: true, text: "huge" });
});

test("only what was chosen is kept", () => {
  expect(withChanges(null, { sound: true })).toBe('{"sound":true}');
  expect(withChanges('{"sound":true}', { text: "huge" })).toBe('{"sound":true,"text":"huge"}');
  expect(withChanges("nonsense", { motion: "off" })).toBe('{"motion":"off"}');
});
