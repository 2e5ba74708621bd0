import { expect, test } from "vitest";
import { remarkOf, seatInfos } from "./naming";
import type { Place, Seats, Setting } from "./seen";
import { isUnhurried, timeOf } from "./time";

const naming = { bot: (seat: number) => `bot ${seat}`, empty: "free", alone: null };
const seats: Seats = {
  you: 2,
  host: true,
  stage: "playing",
  match: 1,
  places: [
    { kind: "bot", level: "bosun" },
    { kind: "empty" },
    { kind: "person", name: "Ann", presence: "here", steward: null },
    { kind: "bot", level: "random" },
    { kind: "person", name: "Bo", presence: "reconnecting", steward: null },
    { kind: "person", name: "Cy", presence: "here", steward: "resigned" },
  ],
  n_watching: 0,
  gallery: "open",
  for_pause: [],
  for_end: [],
  for_rematch: [],
  reaction_s: 6,
  wanted: [],
  hints: "given",
  muted: [],
};

test("people go by their names, bots by ours, and who is not there is marked", () => {
  const infos = seatInfos(seats, naming);
  expect(infos.map((info) => info.name)).toEqual(["bot 0", "free", "Ann", "bot 3", "Bo", "Cy"]);
  expect(infos.map((info) => info.away)).toEqual([false, false, false, false, true, true]);
  expect(infos[2]?.me).toBe(true);
  expect(new Set(infos.map((info) => info.sign)).size).toBe(6);
});

test("a bot keeps its name when somebody leaves and another bot takes over", () => {
  const left = seats.places.map((place, seat): Place =>
    seat === 2 ? { kind: "bot", level: "captain" } : place,
  );
  expect(seatInfos({ ...seats, places: left }, naming)[3]?.name).toBe("bot 3");
});

test("a remark says why somebody does not play himself", () => {
  const remarks = seats.places.map((place) => remarkOf(place, true));
  const away = ["ui-seat-reconnecting", "ui-seat-resigned"];
  expect(remarks).toEqual(["ui-level-bosun", null, null, "ui-level-random", ...away]);
});

test("free time comes before the bank, and clocks follow the table's time, not ours", () => {
  const clocks = { banks_ms: [300_000, 60_000], running: [0], since_ms: 5_000, free_ms: 20_000 };
  expect(timeOf(0, clocks, 1_000)).toEqual({ left_ms: 320_000, at_ms: 4_000, running: true });
  expect(timeOf(1, clocks, 0)).toEqual({ left_ms: 60_000, at_ms: 5_000, running: false });
  expect(timeOf(0, { ...clocks, banks_ms: [] }, 0)).toBeNull();
});

test("somebody alone at a local table goes by their name of now, in the language of now", () => {
  const alone = { ...seats, places: seats.places.filter(({ kind }) => kind === "bot") };
  const ann = seats.places.find(({ kind }) => kind === "person");
  const places = ann ? [ann, ...alone.places] : [];
  const [first, second] = seatInfos({ ...alone, places }, { ...naming, alone: "Pirat" });
  expect([first?.name, second?.name]).toEqual(["Pirat", "bot 1"]);
});

test("only somebody alone with bots, and without a clock, is never hurried", () => {
  const setting = (kind: string) => ({ pace: { kind } }) as Setting;
  const bots = { ...seats, places: seats.places.filter(({ kind }) => kind === "bot") };
  expect(isUnhurried(setting("none"), bots)).toBe(true);
  expect(isUnhurried(setting("blitz"), bots)).toBe(false);
  expect(isUnhurried(setting("none"), seats)).toBe(false);
});
