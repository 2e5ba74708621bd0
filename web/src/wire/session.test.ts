import { expect, test } from "vitest";
import { Client } from "./client";
import { FakeLine, sync, update, window } from "./fake";
import type { Message } from "./generated/table";
import { addresses, standInOf } from "./reader";
import { TableSession } from "./session.svelte";

/** A session with a fake clock, which the test advances. */
function table(pace = 0) {
  const line = new FakeLine();
  const timers: (() => void)[] = [];
  const session = new TableSession(line, {
    pace: () => pace,
    now: () => 400,
    after: (_, act) => void timers.push(act),
    record: (match) => Promise.resolve(`record ${match}`),
  });
  line.listener?.opened();
  const pass = () => timers.splice(0).forEach((act) => act());
  return { line, session, pass };
}

const refused = (cmd: number | null, reason: string): Message =>
  ({
    kind: "refused",
    cmd,
    reason,
    rule: null,
    why: null,
    phrase: { key: `refused-${reason}` },
  }) as Message;

test("fields of an update are assigned, whole, and nothing else is", () => {
  const { line, session } = table();
  line.say(sync(4, { round: 1, hand: [1, 2] }), update(5, { hand: [1] }, ["drew"]));
  expect(session.play).toMatchObject({ version: 5, view: { round: 1, hand: [1] } });
  expect(session.play?.rules).toEqual({ cards: 3 });
  expect(session.told.map(({ phrase }) => phrase?.key)).toEqual(["drew"]);
  expect(session.skew_ms).toBe(600);
});

test("a menu stays unless it changed, and null takes it away", () => {
  const { line, session } = table();
  const menu = { choices: [], composed: ["set"] };
  line.say(sync(1, {}), { ...update(2, {}), menu } as Message, update(3, {}));
  expect(session.play?.menu).toEqual(menu);
  line.say({ ...update(4, {}), menu: null } as Message);
  expect(session.play?.menu).toBeNull();
});

test("what a bot does in one's seat is not told as one's own doing, not even later", () => {
  const { line, session } = table();
  const whole = sync(1, {}) as Extract<Message, { kind: "sync" }>;
  const at = (steward: string | null) => ({
    ...whole.seats,
    you: 0,
    places: [{ kind: "person", name: "Ann", presence: "here", steward }],
  });
  const seated = (steward: string | null) => ({ kind: "seats", ...at(steward) }) as Message;
  line.say({ ...whole, seats: at(null) } as Message, update(2, {}, ["mine"]));
  line.say(seated("out-of-time"), update(3, {}, ["its"]));
  expect(standInOf(session.seats)).toBe("out-of-time");
  expect(addresses({ key: "ui-winners" }, session.seats)).toBe(false);
  line.say(seated(null));
  const yours = session.lines.filter(({ phrase }) => addresses(phrase, session.seats));
  expect(yours.map(({ phrase }) => phrase.key)).toEqual(["mine"]);
});

test("updates are shown one after another, and a sync jumps to the end", () => {
  const { line, session, pass } = table(1);
  line.say(sync(1, { n: 1 }), update(2, { n: 2 }, ["a"]), update(3, { n: 3 }, ["b"]));
  expect(session.play?.version).toBe(2);
  pass();
  expect(session.play?.version).toBe(3);
  line.say(update(4, { n: 4 }, ["c"]), update(5, { n: 5 }, ["d"]), sync(9, { n: 9 }));
  pass();
  expect(session.play).toMatchObject({ version: 9, view: { n: 9 } });
  expect(session.lines.map(({ phrase }) => phrase.key)).toEqual(["a", "b"]);
});

test("what was taken back is not in the log, and may be taken back once", async () => {
  const { line, session } = table();
  line.say(sync(3, { n: 3 }));
  line.say(sync(3, { n: 3 }, [["a"], ["b"], ["c"]]));
  line.say({ ...update(4, { n: 4 }, ["d"]), may_undo: true } as Message);
  expect(session.mayUndo).toBe(true);
  const asked = session.undo();
  expect(line.sent.at(-1)?.wish).toEqual({ kind: "undo", match: 1, version: 4 });
  const cmd = line.sent.at(-1)?.cmd ?? 0;
  line.say({ ...update(5, { n: 3 }), undone: 4 } as Message, { kind: "done", cmd });
  expect(await asked).toBe(true);
  expect(session.play?.view).toEqual({ n: 3 });
  expect(session.lines.map(({ phrase }) => phrase.key)).toEqual(["a", "b", "c"]);
  expect(session.mayUndo).toBe(false);
});

test("an update that does not follow is not shown: everything is asked for", () => {
  const { line, session } = table();
  line.say(sync(0, { n: 0 }), update(1, { n: 1 }), update(3, { n: 3 }));
  expect(session.play?.version).toBe(1);
  expect(line.of("sync")).toHaveLength(1);
  line.say(sync(3, { n: 3 }));
  expect(session.play?.version).toBe(3);
});

test("who comes in the middle can read what was, and is not told it as news", () => {
  const { line, session } = table();
  line.say(sync(2, { n: 2 }));
  expect(line.sent.at(-1)?.wish).toEqual({ kind: "sync", since: { match: 1, version: 0 } });
  line.say(update(3, { n: 3 }, ["c"]));
  expect(session.told.map(({ phrase }) => phrase?.key)).toEqual(["c"]);
  line.say(sync(3, { n: 3 }, [["a"], ["b"], ["c"]]));
  expect(session.lines.map(({ phrase }) => phrase.key)).toEqual(["a", "b", "c"]);
  expect(session.lines.every(({ past }) => past)).toBe(true);
  expect(session.told.map(({ phrase }) => phrase?.key)).toEqual(["c"]);
  line.say(sync(5, { n: 5 }, [["d"], ["e"]]));
  expect(session.lines.map(({ phrase }) => phrase.key)).toEqual(["a", "b", "c", "d", "e"]);
  expect(line.of("sync")).toHaveLength(1);
});

test("the log begins with the deal, since the first turn may begin in it", () => {
  const { line, session } = table();
  line.say(dealt(0), update(1, { n: 1 }, ["a"]));
  expect(session.lines.map(({ phrase }) => phrase.key)).toEqual(["first-card", "a"]);
  const late = table();
  late.line.say(dealt(2), sync(2, { n: 2 }, [["a"], ["b"]]));
  expect(late.session.lines.map(({ phrase }) => phrase.key)).toEqual(["first-card", "a", "b"]);
  const later = table();
  const missed = Array.from({ length: 48 }, () => ["a"]);
  later.line.say(dealt(100), sync(100, {}, missed));
  expect(later.session.lines[0]?.phrase.key).toBe("a");
});

/** A snapshot with the deal, as the first of a match is. */
function dealt(version: number): Message {
  const whole = sync(version, {}) as Extract<Message, { kind: "sync" }>;
  const deal = [{ event: { kind: "drawn" }, phrase: { key: "first-card" } }];
  return { ...whole, play: { ...whole.play, deal } } as Message;
}

test("who comes late reads only so much as a table sends at once", () => {
  const { line } = table();
  line.say(sync(100, {}));
  expect(line.sent.at(-1)?.wish).toEqual({ kind: "sync", since: { match: 1, version: 52 } });
});

test("an answer names its match and window, is busy until it is heard, and is done once", async () => {
  const { line, session } = table();
  line.say(sync(7, {}));
  const sent = session.submit({ kind: "draw" });
  expect(session.busy).toBe(true);
  const [cmd = 0] = line.of("submit");
  expect(line.sent.at(-1)?.wish).toEqual({
    kind: "submit",
    match: 1,
    window: 7,
    action: { kind: "draw" },
    version: 7,
  });
  line.say({ kind: "held", cmd });
  expect(await sent).toBe(true);
  // The table holds it: other things may be done meanwhile.
  expect(session.answer).toEqual({ kind: "draw" });
  expect([session.busy, session.held]).toEqual([false, true]);
  line.say(update(8, {}), { kind: "done", cmd });
  expect(session.answer).toBeNull();
  expect([session.busy, session.held]).toEqual([false, false]);
});

test("an answer that was held and is refused later is told", async () => {
  const { line, session } = table();
  line.say(sync(0, {}));
  const sent = session.submit({ kind: "reveal" });
  const [cmd = 0] = line.of("submit");
  line.say({ kind: "held", cmd });
  expect(await sent).toBe(true);
  line.say(refused(cmd, "overtaken"));
  expect([session.held, session.refused?.reason]).toEqual([false, "overtaken"]);
});

test("a page that speaks another protocol than the table is told so", () => {
  const line = new FakeLine();
  let n_told = 0;
  const around = {
    pace: () => 0,
    now: () => 0,
    after: () => {},
    record: () => Promise.resolve(""),
  };
  const session = new TableSession(line, { ...around, outdated: () => void n_told++ });
  line.listener?.opened();
  line.say(sync(0, {}));
  expect(n_told).toBe(0);
  line.say(refused(null, "outdated"));
  expect(n_told).toBe(1);
  line.say({ ...sync(0, {}), protocol: 3 } as Message);
  expect(n_told).toBe(2);
  session.close();
});

test("what was not answered is sent again with its number, after what was missed is asked for", async () => {
  const { line, session } = table();
  line.say(sync(7, { n: 7 }));
  const sent = session.submit(1);
  const [cmd = 0] = line.of("submit");
  line.listener?.lost("lost");
  expect(session.link).toBe("reconnecting");
  line.sent = [];
  line.listener?.opened();
  expect(session.link).toBe("open");
  expect(line.sent[0]?.wish).toEqual({ kind: "sync", since: { match: 1, version: 7 } });
  expect(line.of("submit")).toEqual([cmd]);
  // The greeting repeats the answer, without the missed updates: it is not shown.
  line.say(sync(9, { n: 9 }));
  expect(session.play?.version).toBe(7);
  line.say(sync(9, { n: 9 }, [["a"], ["b"]]), { kind: "done", cmd });
  expect(session.lines.map(({ phrase }) => phrase.key)).toEqual(["a", "b"]);
  expect(await sent).toBe(true);
});

test("a refusal is told with its words, and the next wish clears it", async () => {
  const { line, session } = table();
  line.say(sync(1, {}));
  const sent = session.submit(1);
  line.say(refused(line.of("submit")[0] ?? 0, "illegal"));
  expect(await sent).toBe(false);
  expect(session.refused?.phrase.key).toBe("refused-illegal");
  void session.send({ kind: "back" });
  expect(session.refused).toBeNull();
});

test("attempts and hints are answered in silence", async () => {
  const { line, session } = table();
  line.say(sync(1, {}));
  const attempt = session.attempt(1);
  line.say(refused(line.of("attempt")[0] ?? 0, "illegal"));
  expect(await attempt).toEqual({
    kind: "refused",
    rule: null,
    phrase: { key: "refused-illegal" },
  });
  expect(session.refused).toBeNull();
  const hint = session.hint();
  const advice = { action: 3, notation: "three", reason: { key: "why" } };
  line.say({ kind: "hinted", cmd: line.of("hint")[0] ?? 0, advice });
  expect(await hint).toEqual({ action: 3, reason: { key: "why" } });
  expect(session.busy).toBe(false);
});

test("a full disk, no network and the end are told", async () => {
  const { line, session } = table();
  line.say(sync(1, {}), refused(null, "read-only"));
  expect(session.readOnly).toBe(true);
  line.say(sync(1, {}));
  expect(session.readOnly).toBe(false);
  line.listener?.lost("offline");
  expect([session.link, session.offline]).toEqual(["reconnecting", true]);
  const sent = session.send({ kind: "back" });
  line.say({ kind: "bye", why: "kicked" });
  expect([session.link, session.farewell, line.closed]).toEqual(["closed", "kicked", true]);
  expect(await sent).toBe(false);
});

test("two tabs at one seat agree: both show what the table says, whoever acted", async () => {
  const [one, other] = [table(), table()];
  for (const { line } of [one, other]) line.say(sync(1, { n: 1 }));
  const sent = one.session.submit(1);
  one.line.say(update(2, { n: 2 }), { kind: "done", cmd: one.line.of("submit")[0] ?? 0 });
  other.line.say(update(2, { n: 2 }));
  expect(await sent).toBe(true);
  expect(other.session.play).toEqual(one.session.play);
  expect([one.session.busy, other.session.busy]).toEqual([false, false]);
});

test("a line that does not answer is renewed", () => {
  const line = new FakeLine();
  const timers: (() => void)[] = [];
  const witness = {
    link: () => {},
    message: () => {},
    held: () => {},
    released: () => {},
    seen: () => null,
  };
  const client = new Client(line, witness, (_, act) => {
    timers.push(act);
    return () => {};
  });
  client.opened();
  void client.ask({ kind: "back" });
  timers.forEach((act) => act());
  expect(line.n_renewed).toBe(1);
});

/** A hidden window, as sent to somebody who is asked. */
const hidden = (id: number, more: object) => ({
  ...window(id),
  mode: "sealed" as const,
  weight: "reaction" as const,
  asked: [0, 1],
  until_ms: 9_000,
  ...more,
});
const during = (version: number, open: object, keys: string[] = []): Message =>
  ({ ...update(version, {}, keys), window: open }) as Message;

test("a held answer stays given while what closes the window is still being shown", async () => {
  const { line, session, pass } = table(1);
  line.say(sync(1, {}), during(2, hidden(2, {})));
  pass();
  const sent = session.submit({ kind: "pass" });
  const [cmd = 0] = line.of("submit");
  line.say({ kind: "held", cmd });
  expect(await sent).toBe(true);
  line.say(during(3, hidden(2, { answered: true }), ["offered"]), during(4, window(3), ["began"]), {
    kind: "done",
    cmd,
  });
  // The offer is on the screen; the question must not come back before the next one does.
  expect([session.play?.window?.id, session.held]).toEqual([2, true]);
  pass();
  expect([session.play?.window?.id, session.held]).toEqual([3, false]);
});

test("a question that has been closed meanwhile is not asked while its end is being shown", () => {
  const { line, session, pass } = table(1);
  line.say(sync(1, {}), during(2, hidden(2, {})));
  pass();
  expect(session.behind).toBe(false);
  line.say(during(3, hidden(2, {}), ["offered"]), during(4, window(3), ["began"]));
  expect([session.play?.window?.id, session.behind]).toEqual([2, true]);
  pass();
  expect([session.play?.window?.id, session.behind]).toEqual([3, false]);
});

test("answers that come out one by one are neither told nor dwelt on", () => {
  const { line, session } = table(1);
  line.say(sync(1, { n: 1 }));
  for (const version of [2, 3, 4]) line.say(update(version, { n: version }, ["answered"]));
  expect(session.play?.version).toBe(4);
  expect(session.lines).toEqual([]);
});

const RACES = [
  "closed",
  "late",
  "overtaken",
  "not-asked",
  "over",
  "paused",
  "wrong-stage",
  "seat-taken",
];
test.each(RACES)("a click that lost a race (%s) is told for a moment only", async (reason) => {
  const { line, session, pass } = table();
  line.say(sync(1, {}));
  const sent = session.submit(1);
  line.say(refused(line.of("submit")[0] ?? 0, reason));
  expect(await sent).toBe(false);
  expect(session.refused?.reason).toBe(reason);
  pass();
  expect(session.refused).toBeNull();
});

test("what the rules refuse stays until something else is done", async () => {
  const { line, session, pass } = table();
  line.say(sync(1, {}));
  const sent = session.submit(1);
  line.say(refused(line.of("submit")[0] ?? 0, "illegal"));
  await sent;
  pass();
  expect(session.refused?.reason).toBe("illegal");
});

test("what the rules refuse is gone when another question is asked", async () => {
  const { line, session } = table();
  line.say(sync(1, {}));
  const sent = session.submit(1);
  line.say(refused(line.of("submit")[0] ?? 0, "illegal"));
  await sent;
  line.say({ ...update(2, {}), window: window(8) } as Message);
  expect(session.refused?.reason).toBe("illegal");
  line.say({ ...update(3, {}), window: { ...window(9), question: "punish" } } as Message);
  expect(session.refused).toBeNull();
});

test("a second answer while the first is held is absorbed: the page says already that it waits", async () => {
  const { line, session } = table();
  line.say(sync(1, {}));
  const sent = session.submit(1);
  line.say(refused(line.of("submit")[0] ?? 0, "held"));
  await sent;
  expect(session.refused).toBeNull();
});

test("a second click on what is already done is absorbed", async () => {
  const { line, session } = table();
  line.say(sync(1, {}));
  const twice = [session.submit("draw"), session.submit("draw")];
  const [first = 0, second = 0] = line.of("submit");
  line.say({ kind: "done", cmd: first } as Message, refused(second, "closed"));
  await Promise.all(twice);
  expect(session.refused).toBeNull();
  // In the next window, such a refusal is news again.
  line.say(update(2, {}));
  const third = session.submit("draw");
  line.say(refused(line.of("submit")[2] ?? 0, "overtaken"));
  await third;
  expect(session.refused).toMatchObject({ reason: "overtaken" });
});

test("a click on a picture that the table has moved on from is a lost race, not a mistake", async () => {
  const { line, session, pass } = table(1);
  const open = (version: number) => ({ ...update(version, {}, ["played"]), window: window(1) });
  line.say(sync(1, {}));
  // The card is played; a fast second click finds it no longer in the hand.
  const first = session.submit("card 4");
  line.say(open(2) as Message, { kind: "done", cmd: line.of("submit")[0] ?? 0 } as Message);
  await first;
  line.say(open(3) as Message);
  const second = session.submit("card 4");
  line.say(refused(line.of("submit")[1] ?? 0, "illegal"));
  await second;
  expect(session.refused).toBeNull();
  // On the current picture, the rules' refusal is told as it is.
  pass();
  const third = session.submit("card 4");
  line.say(refused(line.of("submit")[2] ?? 0, "illegal"));
  await third;
  expect(session.refused?.reason).toBe("illegal");
});

test("a first click that somebody forestalled is told gently", async () => {
  const { line, session, pass } = table();
  line.say(sync(1, {}));
  const late = session.submit("card 4");
  line.say(update(2, {}), refused(line.of("submit")[0] ?? 0, "illegal"));
  await late;
  expect(session.refused).toMatchObject({ reason: "overtaken", rule: null });
  pass();
  expect(session.refused).toBeNull();
});

test("a dry run that lost a race has no answer", async () => {
  const { line, session } = table();
  line.say(sync(1, {}));
  const late = session.attempt("draw");
  line.say(refused(line.of("attempt")[0] ?? 0, "closed"));
  await expect(late).rejects.toThrow("the table has moved on");
});

test("a big moment is announced while it is shown, and can be skipped", () => {
  const { line, session, pass } = table(1);
  session.tell = () => ({ part: "news", seat: 1, moment: "stolen" });
  line.say(sync(1, {}), update(2, {}, ["took"]), update(3, {}, ["drew"]));
  expect(session.moments.map(({ phrase }) => phrase.key)).toEqual(["took"]);
  expect(session.play?.version).toBe(2);
  session.skip();
  expect(session.play?.version).toBe(3);
  expect(session.moments.map(({ phrase }) => phrase.key)).toEqual(["drew"]);
  session.skip();
  expect(session.moments).toEqual([]);
  // The timers of skipped pauses change nothing.
  line.say(update(4, {}, ["took"]), update(5, {}, ["drew"]));
  pass();
  expect(session.play?.version).toBe(5);
});

test("without motion a moment stays announced, and nothing waits for it", () => {
  const { line, session } = table(0);
  session.tell = () => ({ part: "news", seat: 1, moment: "stolen" });
  line.say(sync(1, {}), update(2, {}, ["took"]), update(3, {}));
  expect(session.play?.version).toBe(3);
  expect(session.moments).toHaveLength(1);
});

test("a moment that follows from a turn's deed knows that deed", () => {
  const { line, session } = table(1);
  const set = { part: "head", seat: 1 } as const;
  const parts = [set, { part: "news", seat: 1, moment: "stolen" } as const];
  session.tell = () => parts.shift() ?? set;
  line.say(sync(1, {}), update(2, {}, ["set", "took"]));
  expect(session.moments).toMatchObject([{ cause: set, phrase: { key: "took" } }]);
});
