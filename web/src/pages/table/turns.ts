/**
 * The lines of the log as turns. Grouping looks only at how a game tells its events, which does
 * not depend on hidden facts: a line that tells more to one observer is in the same place for all.
 */

import type { Beat } from "../../games/contract";
import type { Line } from "./seen";

/** A line of the log with how it is told. */
export interface ToldLine extends Line {
  beat: Beat;
}

export interface Turn {
  /** The id of its first line. */
  id: number;
  /** The seat whose turn it is; `null` for a part of the game that is nobody's turn. */
  seat: number | null;
  /** What the seat did first, if that says what the turn was; without it, only the seat. */
  head: ToldLine | null;
  lines: ToldLine[];
}

export type Tell = (event: unknown) => Beat;

/** How every event is told before the game's own telling is loaded. */
export const PLAIN: Tell = () => ({ part: "news", seat: null });

/** Each line is told once, so that what did not change is not drawn again. */
const told = new WeakMap<Tell, WeakMap<Line, ToldLine>>();

function telling(tell: Tell): (line: Line) => ToldLine {
  const known = told.get(tell) ?? new WeakMap<Line, ToldLine>();
  told.set(tell, known);
  return (line) => {
    const found = known.get(line) ?? { ...line, beat: tell(line.event) };
    known.set(line, found);
    return found;
  };
}

export function turnsOf(lines: readonly Line[], tell: Tell): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines.map(telling(tell))) {
    const last = turns.at(-1);
    switch (line.beat.part) {
      case "turn":
        turns.push({ id: line.id, seat: line.beat.seat, head: null, lines: [] });
        break;
      case "chapter":
        turns.push({ id: line.id, seat: line.beat.seat, head: line, lines: [] });
        break;
      case "head":
        if (last && isBare(last) && last.seat === line.beat.seat) last.head = line;
        // The first turn of a match is not announced.
        else if (!last || (last.head === null && last.seat === null))
          turns.push({ id: line.id, seat: line.beat.seat, head: line, lines: [] });
        else add(turns, last, line);
        break;
      default:
        add(turns, last, line);
    }
  }
  // A turn that is only announced has nothing to tell yet.
  return turns.filter(({ head, lines }) => head !== null || lines.length > 0);
}

/** Nothing is told of it yet. What comes later is no heading: it would tell the end first. */
const isBare = ({ head, lines }: Turn): boolean => head === null && lines.length === 0;

function add(turns: Turn[], last: Turn | undefined, line: ToldLine): void {
  if (last) last.lines.push(line);
  else turns.push({ id: line.id, seat: null, head: null, lines: [line] });
}

/** The last turns that have about `most` lines together, and how many turns come before them. */
export function latest(turns: readonly Turn[], most: number): { shown: Turn[]; before: number } {
  let n_lines = 0;
  let from = turns.length;
  while (from > 0 && n_lines < most) {
    from -= 1;
    n_lines += 1 + (turns[from]?.lines.length ?? 0);
  }
  return { shown: turns.slice(from), before: from };
}

/** The names of the things that a line is about. */
export function thingsOf({ beat }: ToldLine): string[] {
  const filling = Object.values(beat.fills ?? {}).flat();
  return [...filling, ...(beat.also ?? [])].map(({ name }) => name);
}

/** How many events can be stepped through. */
const STEPS_MAX = 24;

/** The latest events, for those who never act. */
export const lately = (lines: readonly Line[], tell: Tell): ToldLine[] =>
  lines
    .slice(-STEPS_MAX)
    .map(telling(tell))
    .filter(({ beat }) => beat.part !== "turn");

/** The last two times that this client answered, as numbers of lines at that time. */
export interface Acted {
  last: number;
  before: number;
}

/**
 * What happened since a seat last acted, up to what others did last: it stays while the seat acts
 * again. Deeds count, and answers of this client, since a hidden one leaves no line. What came of
 * the seat's own deed at once is left out.
 */
export function sinceMine(
  lines: readonly Line[],
  tell: Tell,
  me: number,
  acted: Acted,
): ToldLine[] {
  const all = lines.map(telling(tell));
  const last = all.findLastIndex(({ beat }) => isOthers(beat, me));
  const end = all[last]?.id ?? -1;
  const deed = all.slice(0, last).findLast(({ beat }) => beat.seat === me && isDone(beat));
  const answered = acted.last > end ? acted.before : acted.last;
  const since = all.filter(({ id }) => id > (deed?.id ?? -1) && id >= answered);
  const starts = since.findIndex(({ beat }) => begins(beat) || isOthers(beat, me));
  const own = since.findLastIndex(({ beat }) => isOthers(beat, me));
  const ends = since.findIndex(({ beat }, at) => at > own && beat.seat === me && isDone(beat));
  const shown = since.slice(Math.max(starts, 0), ends < 0 ? undefined : ends);
  return own < 0 ? [] : shown.filter(({ beat }) => beat.part !== "turn").slice(-STEPS_MAX);
}

const isOthers = ({ seat }: Beat, me: number): boolean => seat !== null && seat !== me;
const isDone = ({ part }: Beat): boolean => part === "deed" || part === "head";
const begins = ({ part }: Beat): boolean => part === "turn" || part === "chapter";
