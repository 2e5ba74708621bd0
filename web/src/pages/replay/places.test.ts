import { expect, test } from "vitest";
import { places } from "./places";
import { sitterInfos } from "./sitters";

const infos = sitterInfos(
  ["Ann", "Ben", "Cat"].map((name) => ({ name, level: null })),
  null,
  (number) => `Bot ${number}`,
);

test("the best come first, and who is equal stays in the order of seats", () => {
  const placings = [
    { rank: 3, points: 2 },
    { rank: 1, points: 9 },
    { rank: 1, points: 9 },
  ];
  expect(places(placings, infos).map((place) => place.info.name)).toEqual(["Ben", "Cat", "Ann"]);
});

test("a game that did not end has no places", () => {
  expect(places([], infos)).toEqual([]);
});
