import { expect, test } from "vitest";
import { deadlineOf } from "./deadline";

/** A Monday in November. */
const NOW = Date.UTC(2026, 10, 16, 9, 0);
const HOUR = 3_600_000;
const at = (hours: number, language = "en-GB") =>
  deadlineOf(NOW + hours * HOUR, NOW, language, "UTC");

test("today has only an hour, another day its name, a far one its date", () => {
  expect(at(9)).toEqual({ when: "18:00", left: "9 hours" });
  expect(at(33)).toEqual({ when: "Tuesday 18:00", left: "33 hours" });
  expect(at(24 * 8)).toEqual({ when: "Tuesday 24 November 09:00", left: "8 days" });
});

test("short times are told in minutes, begun ones too, and never less than none", () => {
  expect(at(1.5).left).toBe("90 minutes");
  expect(at(0.01).left).toBe("1 minute");
  expect(at(-1).left).toBe("0 minutes");
});

test("in the reader's language", () => {
  expect(at(33, "de")).toEqual({ when: "Dienstag 18:00", left: "33 Stunden" });
  expect(at(27, "pl")).toEqual({ when: "wtorek 12:00", left: "27 godzin" });
});
