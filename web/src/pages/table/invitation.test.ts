import { expect, test } from "vitest";
import { readTitle } from "./invitation";

test("the title of a table names the game and the host", () => {
  expect(readTitle("RUM · Ann · Tortuga")).toEqual({ game: "RUM", host: "Ann" });
  expect(readTitle("RUM · Tortuga")).toEqual({ game: "RUM", host: null });
  expect(readTitle("RUM · A · B · Tortuga")).toEqual({ game: "RUM", host: "A · B" });
  expect(readTitle("Tortuga")).toBeNull();
});
