import { expect, test } from "vitest";
import type { Question, Reply, Request, StepReply } from "../generated/wasm";
import type { Advice } from "../generated/table";
import { Host, type Beginning, type Time } from "./host";
import { MemoryStore } from "./store";

const STEP: StepReply = {
  entries: [],
  sends: [],
  thinks: [],
  hangs: [],
  wake_ms: null,
  closed: false,
};

/** Fake engines that give the answers a test wants. */
function world(answer: (request: Request) => Partial<StepReply>, time: Time = "usual") {
  const asked: Request[] = [];
  const told: string[] = [];
  const timers: { ms: number; act: () => void }[] = [];
  const store = new MemoryStore();
  let wall = 1_000;
  let ticks = 0;
  const advice: Advice = { action: 1, notation: "one", reason: { key: "why" } };
  const host = new Host(
    {
      ask: (request): Reply => {
        asked.push(request);
        return { kind: "step", ...STEP, ...answer(request) };
      },
      store,
      think: () => Promise.resolve(advice),
      tell: (conn, text) => told.push(`${conn} ${text} after ${store.lines.length} lines`),
      wall: () => wall,
      ticks: () => ticks,
      after: (ms, act) => {
        const timer = { ms, act };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
      random: (bytes) => Array.from({ length: bytes }, (_, at) => at),
    },
    time,
  );
  const rest = () => new Promise((done) => setTimeout(done));
  const sleep = (ms: number) => {
    wall += ms;
    ticks += ms;
  };
  const set = (ms: number) => (wall += ms);
  return { host, asked, told, timers, store, rest, sleep, set };
}

const wishes = (asked: Request[]) =>
  asked.flatMap((request) => (request.kind === "command" ? [JSON.parse(request.text).wish] : []));

test("everybody sits down, bots take the rest, and the match begins", async () => {
  const { host, asked } = world(() => ({}));
  const setting = { game: "rum", seats: 3 };
  await host.create({ setting, people: ["Ann", "Bo"], bots: ["bosun"] });
  expect(asked[0]).toMatchObject({ kind: "create", host: 1, setting });
  expect(wishes(asked)).toEqual([
    { kind: "sit", seat: 0 },
    { kind: "sit", seat: 1 },
    { kind: "fill", seat: 2, level: "bosun" },
    { kind: "start" },
  ]);
});

test("who plays on from a record sits where he wants, and bots in the other seats", async () => {
  const { host, asked } = world(() => ({}));
  const fork = { record: "a record", moves: 7 };
  const setting = { game: "rum", seats: 3 };
  await host.create({ setting, fork, people: ["Ann"], seat: 2, bots: ["bosun", "bosun"] });
  expect(asked[0]).toMatchObject({ kind: "create", fork });
  expect(wishes(asked)).toEqual([
    { kind: "sit", seat: 2 },
    { kind: "fill", seat: 0, level: "bosun" },
    { kind: "fill", seat: 1, level: "bosun" },
    { kind: "start" },
  ]);
});

test("who has left writes nothing more", async () => {
  const { host, asked, timers, store, rest } = world(() => ({
    entries: [`{"at_ms":1000}`],
    wake_ms: 4_000,
  }));
  host.send(1, "{}");
  await host.leave();
  expect(store.lines).toHaveLength(1);
  expect(timers).toHaveLength(0);
  host.send(1, "{}");
  await rest();
  expect([asked.length, store.lines.length]).toEqual([1, 1]);
});

test("the log is kept before anybody is told", async () => {
  const { host, told, rest } = world(() => ({
    entries: [`{"at_ms":1000}`],
    sends: [{ conn: 1, text: "done" }],
  }));
  host.send(1, "{}");
  await rest();
  host.send(1, "{}");
  await rest();
  expect(told).toEqual(["1 done after 1 lines", "1 done after 2 lines"]);
});

test("a new table is stored in one go", async () => {
  const { host, asked, store } = world(() => ({ entries: [`{"at_ms":1000}`] }));
  let n_appends = 0;
  const append = store.append.bind(store);
  store.append = (from, lines) => ((n_appends += 1), append(from, lines));
  await host.create({ setting: { game: "rum", seats: 2 }, people: ["Ann"], bots: ["bosun"] });
  expect([n_appends, store.lines.length]).toEqual([1, asked.length]);
});

test("a reload goes on with the log, and the time it took counts for nobody", async () => {
  const { host, asked, store, sleep } = world(() => ({}));
  expect(await host.restore()).toBe(false);
  store.lines = [`{"at_ms":1000}`];
  sleep(5_000);
  expect(await host.restore()).toBe(true);
  expect(asked[0]).toMatchObject({ kind: "restore", entries: store.lines, down_ms: 5_000 });
});

test("a table goes on where one was left, and is set up where none was or it cannot go on", async () => {
  const order = { setting: { game: "rum", seats: 2 }, people: ["Ann"], bots: ["bosun"] };
  const begun = async (lines: string[], how: Beginning) => {
    const { host, asked, store } = world(({ kind }) => {
      if (kind === "restore" && lines.includes("null")) throw new Error("an old log");
      return {};
    });
    store.lines = lines;
    await host.begin(order, how);
    return asked.filter(({ kind }) => kind === "create" || kind === "restore").at(-1)?.kind;
  };
  const kept = `{"at_ms":1000}`;
  expect(await begun([kept], "resume")).toBe("restore");
  expect(await begun([kept], "new")).toBe("create");
  expect(await begun([], "resume")).toBe("create");
  expect(await begun(["null", kept], "resume")).toBe("create");
});

test("bots are asked elsewhere, and their advice goes back with its ticket", async () => {
  const outline = { game: "rum", options: {}, seats: 2, seat: 1, view: {} };
  const question: Question = { ticket: 4, level: "bosun", outline };
  const { host, asked, rest } = world(({ kind }) =>
    kind === "command" ? { thinks: [question] } : {},
  );
  host.send(1, "{}");
  await rest();
  expect(asked.at(-1)).toMatchObject({ kind: "advice", ticket: 4, advice: { notation: "one" } });
});

test("the table is woken when it wants to be; in haste time leaps there", async () => {
  for (const time of ["usual", "haste"] as const) {
    const wake = ({ kind }: Request) => ({ wake_ms: kind === "tick" ? null : 4_000 });
    const { host, asked, timers, rest, sleep } = world(wake, time);
    host.send(1, "{}");
    await rest();
    expect(timers.map(({ ms }) => ms)).toEqual([time === "haste" ? 0 : 3_000]);
    if (time === "usual") sleep(3_000);
    timers[0]?.act();
    await rest();
    expect(asked.at(-1)).toEqual({ kind: "tick", now_ms: 4_000 });
  }
});

test("haste leaves bots the time to think", async () => {
  const outline = { game: "rum", options: {}, seats: 2, seat: 1, view: {} };
  const question: Question = { ticket: 4, level: "bosun", outline };
  const asks = ({ kind }: Request) => ({
    thinks: kind === "command" ? [question] : [],
    wake_ms: 4_000,
  });
  const { host, asked, timers } = world(asks, "haste");
  host.send(1, "{}");
  await expect.poll(() => asked.at(-1)?.kind).toBe("advice");
  await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([0]);
  expect(asked.map(({ kind }) => kind)).toEqual(["command", "advice"]);
});

test("time does not leap on behalf of a step that is no longer the latest", async () => {
  let wake_ms = 31_000;
  const { host, asked, timers, store, rest } = world(
    () => ({ entries: [`{"at_ms":1000}`], wake_ms }),
    "haste",
  );
  host.send(1, "{}");
  await rest();
  expect(timers).toHaveLength(1);
  // The next step is made, and takes long to be stored.
  let kept = () => {};
  store.append = () => new Promise((done) => (kept = done));
  wake_ms = 2_000;
  host.send(1, "{}");
  await rest();
  host.send(1, "{}");
  expect(timers).toHaveLength(0);
  kept();
  await rest();
  expect(timers).toHaveLength(0);
  kept();
  await rest();
  timers[0]?.act();
  expect(asked.at(-1)).toEqual({ kind: "tick", now_ms: 2_000 });
});

test("setting the machine's clock neither stops a table nor ends it", async () => {
  for (const jump of [-25_000, 4 * 24 * 3_600_000]) {
    const wake = ({ kind }: Request) => ({ wake_ms: kind === "tick" ? null : 4_000 });
    const { host, asked, timers, rest, sleep, set } = world(wake);
    host.send(1, "{}");
    await rest();
    set(jump);
    sleep(3_000);
    timers[0]?.act();
    await rest();
    expect(asked.at(-1)).toEqual({ kind: "tick", now_ms: 4_000 });
  }
});

test("a machine that slept leaves the table the time it had, but for two minutes", async () => {
  const { host, asked, timers, rest, sleep } = world(() => ({ wake_ms: 601_000 }));
  host.send(1, "{}");
  await rest();
  sleep(4 * 24 * 3_600_000);
  timers.splice(0, 1)[0]?.act();
  await rest();
  expect(asked).toHaveLength(1);
  expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
});
