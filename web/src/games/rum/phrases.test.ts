import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words } from "../../words/words";
import type { Event } from "./model";
import { outcome } from "./phrases";

const file = (path: string) =>
  readFileSync(new URL(`../../../../${path}/words/en.ftl`, import.meta.url), "utf8");

test("what a set would win is told by whose card it was", () => {
  const words = new Words("en", [file("crates/text"), file("games/rum")]);
  const won = { kind: "collection-won", seat: 0, colour: "red", value: 3, by: "number" } as const;
  const events: Event[] = [
    { ...won, from: null },
    { ...won, from: 0 },
    { ...won, from: 1 },
  ];
  const said = outcome(events).map((one) => words.say(one, { me: 0, names: ["Ann", "Bo"] }));
  expect(said).toEqual([
    "Wins the red collection card, which then shows 3",
    "Raises your red collection card to 3",
    "Takes the red collection card from Bo; it then shows 3",
  ]);
});
