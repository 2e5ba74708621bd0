import { expect, test } from "vitest";
import { moveOf, read } from "./router";

const at = (path: string) => read(new URL(path, "http://tortuga.example"));

test("every page has an address", () => {
  expect(at("/")).toEqual({ page: "landing" });
  expect(at("/tables")).toEqual({ page: "tables" });
  expect(at("/new/rum")).toEqual({ page: "new", game: "rum" });
  const local = { page: "local", game: "port-royal" };
  expect(at("/local/port-royal")).toEqual({ ...local, fork: false });
  expect(at("/local/port-royal?fork")).toEqual({ ...local, fork: true });
  expect(at("/rules/rum#RUM-SET")).toEqual({ page: "rules", game: "rum", rule: "RUM-SET" });
  expect(at("/replay?table=ab&match=2#m42")).toEqual({
    page: "replay",
    table: "ab",
    match: 2,
    move: 42,
    kept: false,
    review: false,
  });
});

test("the key of an invitation stands behind the hash, where it is sent to nobody", () => {
  expect(at("/t/ab12#key")).toEqual({ page: "table", id: "ab12", key: "key" });
  expect(at("/t/ab12")).toEqual({ page: "table", id: "ab12", key: null });
});

test("an address that means nothing is said to be lost, however odd", () => {
  expect(at("/nowhere")).toEqual({ page: "lost" });
  expect(at("/t/a/b")).toEqual({ page: "lost" });
  expect(at("/t/%E0%A4%A")).toMatchObject({ page: "table" });
  expect(moveOf("m9999999")).toBeNull();
});
