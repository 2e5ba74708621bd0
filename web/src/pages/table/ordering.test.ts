import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
const { missing } = await import("./ordering.svelte");

test("kept orders are given once a match, unless one was given at the table", () => {
  const kept = {
    "jolly-roger/traitor": "never",
    "jolly-roger/lookout": "never",
    "jolly-roger/cook": "always-ask",
    "jolly-roger/call": "nonsense",
    "jolly-roger/gone": "never",
    "rum/mutiny": "never",
  };
  expect(missing("jolly-roger", kept, [])).toEqual([
    { question: "lookout", order: "never" },
    { question: "traitor", order: "never" },
  ]);
  expect(missing("jolly-roger", kept, [{ question: "traitor", order: "until-turn" }])).toEqual([
    { question: "lookout", order: "never" },
  ]);
  expect(missing("rum", kept, [])).toEqual([]);
});
