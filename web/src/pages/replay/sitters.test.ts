import { expect, test } from "vitest";
import { sitterInfos } from "./sitters";

test("a bot without a name of its own gets the one it would have at a table", () => {
  const sitters = [
    { name: "bosun", level: "bosun" },
    { name: "Ann", level: null },
    { name: "Calico", level: "deckhand" },
    { name: "random", level: "random" },
  ];
  const infos = sitterInfos(sitters, 1, (seat) => `bot ${seat}`);
  expect(infos.map((info) => info.name)).toEqual(["bot 0", "Ann", "Calico", "bot 3"]);
  expect(infos.map((info) => info.kind)).toEqual(["bot", "person", "bot", "bot"]);
  expect(infos.findIndex((info) => info.me)).toBe(1);
});
