/**
 * Measures the main thread while cards fly: how long its longest task takes on a phone four times
 * slower. It counts the thread's own CPU time. On a busy machine that grows, too, since others use
 * the same cores and caches: only an otherwise idle machine can tell whether the bar is met. What
 * makes frames long is counted with every change: forced layouts, and elements restyled at once.
 */

import type { Browser, Page } from "@playwright/test";
import { expect, test, GAMES } from "./journey";
import { dealFrom, playOn } from "./play";

const SLOWER = 4;
const FRAME_MS = 50;
const DECISIONS = 4;

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    name?: string;
    elementCount?: number;
    beginData?: { dirtyObjects?: number; totalObjects?: number };
  };
}

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** What the main thread of this page did while `act` ran. */
async function traced(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] };
  const mains = trace.traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  return trace.traceEvents.filter(({ pid, tid }) =>
    mains.some((main) => main.pid === pid && main.tid === tid),
  );
}

const within = (outer: Traced) => (inner: Traced) =>
  inner !== outer && inner.ts >= outer.ts && inner.ts <= outer.ts + (outer.dur ?? 0);

/** The work that takes the most of a task, with the time of each kind in ms. */
function inside(events: Traced[], task: Traced): string {
  const parts = new Map<string, number>();
  for (const { name, tdur } of events.filter(within(task))) {
    if (name.endsWith("RunTask") || !tdur || tdur < 1000) continue;
    parts.set(name, (parts.get(name) ?? 0) + tdur / 1000);
  }
  const most = [...parts].sort(([, one], [, other]) => other - one).slice(0, 5);
  return most.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(", ");
}

for (const game of GAMES) {
  test(`${game}: frames take at most ${FRAME_MS} ms while cards fly @long`, async ({
    browser,
    newcomer,
  }) => {
    const page = await newcomer("en-GB", {
      reducedMotion: "no-preference",
      viewport: { width: 390, height: 844 },
      storageState: { cookies: [], origins: [] },
    });
    await page.goto(`/local/${game}`);
    await expect(page.locator('[data-point="choices"] li button').first()).toBeAttached();
    // The first moves load what the table loads later: they are not measured.
    await playOn(page, { decisions_max: 1 });
    const events = await traced(browser, page, () =>
      playOn(page, { decisions_max: DECISIONS, seed: 2 }),
    );
    const tasks = events
      .filter(({ name, tdur }) => name === "RunTask" && tdur)
      .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0));
    const ms = (task: Traced) => ((task.tdur ?? 0) / 1000) * SLOWER;
    const [longest, ...others] = tasks.slice(0, 4).map((task) => {
      return `${ms(task).toFixed(0)} ms (${((task.tdur ?? 0) / 1000).toFixed(1)} ms of CPU here): ${inside(events, task)}`;
    });
    const told = [longest, ...others].join("\n  ");
    console.log(`${game}: ${tasks.length} tasks\n  ${told}`);
    const [first] = tasks;
    if (!first) throw new Error("the trace has no tasks");
    expect(ms(first), told).toBeLessThanOrEqual(FRAME_MS);
  });
}

/** The most elements whose style one frame may compute: never all of a table. */
const RESTYLED_MAX = 450;
/** The most objects that a page at a table may lay out, flying cards too: pictures are images. */
const OBJECTS_MAX = 850;
/** Any deal must do; these are the same each time, so that a failure can be looked at. */
const DEAL = 7;

for (const game of GAMES) {
  test(`${game}: an update forces no layout, and no frame looks at the whole table`, async ({
    browser,
    newcomer,
  }) => {
    const viewport = { width: 390, height: 844 };
    const page = await newcomer("en-GB", { reducedMotion: "no-preference", viewport });
    await dealFrom(page, DEAL);
    await page.goto(`/local/${game}`);
    await expect(page.locator('[data-point="choices"] li button').first()).toBeAttached();
    await playOn(page, { decisions_max: 1 });
    const events = await traced(browser, page, () => playOn(page, { decisions_max: 6, seed: 2 }));
    const calls = events.filter(({ name }) => name === "TimerFire" || name === "EventDispatch");
    const layouts = events.filter(({ name, tdur }) => name === "Layout" && (tdur ?? 0) > 0);
    const forced = layouts.filter((layout) => calls.some((call) => within(call)(layout)));
    // A click, or an update, may come before a frame, with a little left to be laid out.
    const sum = (some: Traced[]) =>
      some.reduce((n, { args }) => n + (args.beginData?.dirtyObjects ?? 0), 0);
    const [n_forced, n_all] = [sum(forced), sum(layouts)];
    expect(n_forced, `objects laid out by scripts, of ${n_all}`).toBeLessThan(n_all / 8);
    const restyled = events
      .filter(({ name }) => name === "UpdateLayoutTree")
      .map(({ args }) => args.elementCount ?? 0);
    expect(Math.max(0, ...restyled), "elements restyled at once").toBeLessThan(RESTYLED_MAX);
    const objects = layouts.map(({ args }) => args.beginData?.totalObjects ?? 0);
    expect(Math.max(0, ...objects), "objects of the page").toBeLessThan(OBJECTS_MAX);
  });
}

test("rum: another question below a phone's table does not lay the table out again", async ({
  newcomer,
}) => {
  const page = await newcomer("en-GB", { viewport: { width: 390, height: 844 } });
  await page.goto("/local/rum");
  await expect(page.locator('[data-point="choices"] li button').first()).toBeAttached();
  const heights = await page.evaluate(() => {
    const [table, foot] = [".rum > .table", ".page > .foot"].map((selector) =>
      document.querySelector<HTMLElement>(selector),
    );
    if (!table || !foot) throw new Error("there is no table");
    const before = table.clientHeight;
    // A longer question.
    foot.style.paddingTop = "40px";
    return [before, table.clientHeight];
  });
  expect(heights[1]).toBe(heights[0]);
});
