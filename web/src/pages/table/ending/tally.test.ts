import { expect, test } from "vitest";
import { after, byRank, nSteps, rowsOf, tieBroken, verdict, type Row } from "./tally";

const part = (key: string, points: number) => ({ what: { key }, points });
const row = (seat: number, rank: number, ...parts: ReturnType<typeof part>[]): Row => ({
  seat,
  rank,
  points: parts.reduce((all, { points }) => all + points, 0),
  parts,
});

test("points are counted part by part, and reach the result in the last step", () => {
  const rows = [row(0, 2, part("gold", 4)), row(1, 1, part("gold", 3), part("jewels", 5))];
  expect(nSteps(rows)).toBe(2);
  expect(rows.map((one) => after(one, 0).points)).toEqual([0, 0]);
  expect(rows.map((one) => after(one, 1).points)).toEqual([4, 3]);
  expect(rows.map((one) => after(one, nSteps(rows)).points)).toEqual([4, 8]);
  expect(byRank(rows).map(({ seat }) => seat)).toEqual([1, 0]);
});

test("without parts, or with parts that do not add up, one step shows the sum", () => {
  const placings = [
    { rank: 1, points: 7 },
    { rank: 2, points: 5 },
  ];
  for (const score of [undefined, [[part("gold", 6)], []]]) {
    const rows = rowsOf(placings, score);
    expect(rows.map(({ parts }) => parts.length)).toEqual([0, 0]);
    expect([nSteps(rows), after(rows[0]!, 0).points, after(rows[0]!, 1).points]).toEqual([1, 0, 7]);
  }
});

test("those who did not win read how close it was and what they were best at", () => {
  const won = row(0, 1, part("gold", 9), part("jewels", 1));
  const lost = row(1, 2, part("gold", 4), part("jewels", 4));
  expect(verdict([won, lost], 1)).toMatchObject({
    kind: "short",
    points: 2,
    best: { points: 4, what: { key: "jewels" } },
  });
  expect(verdict([won, lost], 0)).toMatchObject({ kind: "won", points: 2, best: { points: 9 } });
});

test("what nobody else can have is the best only if it beats every part of the others", () => {
  const [won, lost] = [row(0, 1, part("red", 5), part("blue", 5)), row(1, 2, part("green", 6))];
  expect(verdict([won, lost], 1)?.best).toMatchObject({ points: 6 });
  expect(verdict([won, row(1, 2, part("green", 5))], 1)?.best).toBe(null);
});

test("a tie that was broken, and points that were not enough, are told apart", () => {
  const won = row(0, 1, part("gold", 5));
  expect(verdict([won, row(1, 2, part("gold", 5))], 1)?.kind).toBe("tie");
  expect(verdict([won, row(1, 2, part("gold", 7))], 1)?.kind).toBe("despite");
});

test("a broken tie is told to everybody, not only to those it cost the win", () => {
  const [won, level] = [row(0, 1, part("gold", 5)), row(1, 2, part("gold", 5))];
  expect(tieBroken([won, level, row(2, 3, part("gold", 1))])).toBe(true);
  expect(tieBroken([won, row(1, 1, part("gold", 5)), row(2, 3, part("gold", 1))])).toBe(false);
});

test("spectators and shared wins get no verdict", () => {
  const rows = [row(0, 1, part("gold", 5)), row(1, 1, part("gold", 5))];
  expect(verdict(rows, null)).toBe(null);
  expect(verdict(rows, 0)).toBe(null);
});
