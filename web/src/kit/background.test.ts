import { afterEach, expect, test, vi } from "vitest";
import { hasDataToSpare, quiet, wanted } from "./background";

afterEach(() => vi.unstubAllGlobals());

test("background work waits for what somebody waits for, even if that fails", async () => {
  vi.stubGlobal("requestIdleCallback", (act: () => void) => queueMicrotask(act));
  const order: string[] = [];
  let settle = () => {};
  const table = new Promise<void>((settled) => (settle = settled));
  void wanted(table).then(() => order.push("table"));
  wanted(Promise.reject(new Error("gone"))).catch(() => order.push("failed"));
  const idle = quiet().then(() => order.push("idle"));
  settle();
  await idle;
  expect(order.at(-1)).toBe("idle");
  expect(order).toHaveLength(3);
});

test("nothing is fetched ahead for readers who save data or have a slow network", () => {
  const on = (connection: unknown) => {
    vi.stubGlobal("navigator", { connection });
    return hasDataToSpare();
  };
  expect(on(undefined)).toBe(true);
  expect(on({ effectiveType: "4g", saveData: false })).toBe(true);
  expect(on({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(on({ effectiveType: "3g" })).toBe(false);
  expect(on({ effectiveType: "slow-2g" })).toBe(false);
});
