import { afterEach, expect, test, vi } from "vitest";
import { introduce, listTables, recordOf, whoAmI } from "./api";

afterEach(() => vi.unstubAllGlobals());

function serve(body: string, init: ResponseInit): void {
  vi.stubGlobal("fetch", async () => new Response(body, init));
}

test("an answer of JSON is read, a text stays one", async () => {
  serve('{"tables":[]}', { headers: { "Content-Type": "application/json" } });
  expect(await listTables()).toEqual({ ok: true, value: { tables: [] } });
  serve("tortuga record", { headers: { "Content-Type": "text/plain" } });
  expect(await recordOf("1", 1)).toEqual({ ok: true, value: "tortuga record" });
});

test("what went wrong is named, whoever answered", async () => {
  const error = { error: { kind: "too-many" } };
  serve(JSON.stringify(error), { status: 429, headers: { "Retry-After": "7" } });
  const problem = { kind: "too-many", status: 429, retry_s: 7 };
  expect(await introduce("Ann")).toEqual({ ok: false, problem });
  serve("<html>Bad gateway</html>", { status: 502 });
  expect(await listTables()).toMatchObject({ problem: { kind: "offline", status: 502 } });
  serve("<html>Welcome to our hotel</html>", { status: 200 });
  expect(await listTables()).toMatchObject({ problem: { kind: "offline", status: 200 } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("down")));
  expect(await listTables()).toMatchObject({ problem: { kind: "offline", status: 0 } });
});

test("a stranger is nobody, not a mistake", async () => {
  serve('{"error":{"kind":"unknown"}}', { status: 401 });
  expect(await whoAmI()).toEqual({ ok: true, value: null });
});
