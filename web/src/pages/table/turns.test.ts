import { expect, test } from "vitest";
import type { Beat } from "../../games/contract";
import type { Line } from "./seen";
import { latest, sinceMine, thingsOf, turnsOf, type Turn } from "./turns";

/** Events are their own beats here. */
const tell = (event: unknown) => event as Beat;
const turn = (seat: number): Beat => ({ part: "turn", seat });
const head = (seat: number): Beat => ({ part: "head", seat });
const deed = (seat: number): Beat => ({ part: "deed", seat });
const news: Beat = { part: "news", seat: null };

const NEVER = { last: 0, before: 0 };
let id = 0;
const line = (beat: Beat): Line => ({
  id: id++,
  version: id,
  event: beat,
  phrase: { key: "" },
  past: false,
});
function log(...beats: Beat[]): Line[] {
  id = 0;
  return beats.map(line);
}
const shape = (turns: Turn[]) =>
  turns.map(({ seat, head, lines }) => [seat, head?.id ?? null, lines.map(({ id }) => id)]);

test("a turn is headed by what its seat did, but never by how it ended", () => {
  const lines = log(news, turn(1), head(1), news, turn(0), deed(0), deed(2), head(0));
  expect(shape(turnsOf(lines, tell))).toEqual([
    [null, null, [0]],
    [1, 2, [3]],
    [0, null, [5, 6, 7]],
  ]);
});

test("a second deed of a turn, or another seat's, is a line", () => {
  const lines = log(turn(1), head(1), head(1), head(2));
  expect(shape(turnsOf(lines, tell))).toEqual([[1, 1, [2, 3]]]);
});

test("the first turn is one, though nothing announces it", () => {
  expect(shape(turnsOf(log(head(2), news), tell))).toEqual([[2, 0, [1]]]);
  expect(shape(turnsOf(log(news, head(2), turn(0), head(0)), tell))).toEqual([
    [null, null, [0]],
    [2, 1, []],
    [0, 3, []],
  ]);
});

test("a chapter is its own heading, and a turn without events is not shown", () => {
  const chapter: Beat = { part: "chapter", seat: null };
  const lines = log(chapter, deed(1), chapter, turn(2));
  expect(shape(turnsOf(lines, tell))).toEqual([
    [null, 0, [1]],
    [null, 2, []],
  ]);
});

test("what only one observer sees does not change the grouping", () => {
  const seen = { ...head(1), fills: { card: [{ name: "card-3" }] } };
  const one = turnsOf(log(turn(1), seen, news), tell);
  const other = turnsOf(log(turn(1), head(1), news), tell);
  expect(shape(one)).toEqual(shape(other));
});

test("a line is told once, so that it is drawn once", () => {
  const lines = log(turn(1), head(1), news);
  const [before] = turnsOf(lines, tell);
  const [after] = turnsOf([...lines, line(news)], tell);
  expect(after?.head).toBe(before?.head);
  expect(after?.lines[0]).toBe(before?.lines[0]);
});

test("a long log shows its last turns, and two thousand lines are grouped at once", () => {
  const beats = Array.from({ length: 500 }, (_, at) => [turn(at % 4), head(at % 4), news, news]);
  const turns = turnsOf(log(...beats.flat()), tell);
  expect(turns).toHaveLength(500);
  const { shown, before } = latest(turns, 120);
  expect([shown.length, before]).toEqual([40, 460]);
  expect(latest(turns.slice(0, 3), 120)).toMatchObject({ before: 0 });
});

test("things of a line are those in its sentence and those beside it", () => {
  const beat: Beat = {
    ...news,
    fills: { card: [{ name: "card-1" }] },
    also: [{ name: "held-red", way: 4 }],
  };
  expect(thingsOf({ ...line(beat), beat })).toEqual(["card-1", "held-red"]);
});

test("since my last deed: what others did, without what came of my own", () => {
  const lines = log(turn(0), head(0), news, turn(1), head(1), news, turn(2), head(2), turn(0));
  const ids = (me: number, last = 0, before = 0) =>
    sinceMine(lines, tell, me, { last, before }).map(({ id }) => id);
  expect(ids(0)).toEqual([4, 5, 7]);
  expect(ids(1)).toEqual([7]);
  expect(ids(3)).toEqual([1, 2, 4, 5, 7]);
  // A hidden answer leaves no line of its own; this client knows when it answered.
  expect(ids(0, 6)).toEqual([7]);
});

test("what happened to me is told, too", () => {
  const mine: Beat = { part: "news", seat: 0 };
  const lines = log(turn(0), head(0), mine, turn(1), head(1), mine);
  expect(sinceMine(lines, tell, 0, NEVER).map(({ id }) => id)).toEqual([4, 5]);
});

test("it stays while I act again, until others do", () => {
  const mine = log(turn(0), head(0), turn(1), head(1), turn(0), deed(0), deed(0));
  const ids = (lines: Line[], acted = NEVER) =>
    sinceMine(lines, tell, 0, acted).map(({ id }) => id);
  expect(ids(mine)).toEqual([3]);
  expect(ids(mine, { last: 6, before: 1 })).toEqual([3]);
  expect(ids([...mine, line(head(1))])).toEqual([7]);
});

test("before anybody else has acted there is nothing to tell", () => {
  expect(sinceMine(log(turn(0), head(0), news), tell, 0, NEVER)).toEqual([]);
});
