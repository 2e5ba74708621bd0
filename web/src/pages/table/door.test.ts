import { expect, test } from "vitest";
import type { Listed } from "../../wire/generated/api";
import type { Answer, Problem } from "../api";
import { shutBy } from "./door";

const failed = (kind: Problem["kind"]): Answer<Listed> => ({
  ok: false,
  problem: { kind, status: 0, retry_s: null },
});
const found = (stage: Listed["stage"]): Answer<Listed> => ({
  ok: true,
  value: { stage } as Listed,
});

test("a table that is not found: the link, its key or the table is to blame", () => {
  expect(shutBy(failed("not-found"), "none")).toBe("link");
  expect(shutBy(failed("not-found"), "refused")).toBe("key");
  expect(shutBy(failed("not-found"), "taken")).toBe("gone");
});

test("a table that has ended is closed, with any key", () => {
  expect(shutBy(found("closed"), "none")).toBe("closed");
  expect(shutBy(found("closed"), "taken")).toBe("closed");
});

test("only what passes by itself is tried again", () => {
  for (const kind of ["offline", "too-many", "too-slow", "broken"] as const) {
    expect(shutBy(failed(kind), "none")).toBeNull();
  }
  expect(shutBy(found("playing"), "none")).toBeNull();
  expect(shutBy(failed("set-aside"), "none")).toMatchObject({ kind: "set-aside" });
  expect(shutBy(failed("banned"), "taken")).toMatchObject({ kind: "banned" });
});
