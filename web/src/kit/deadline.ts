/** A distant deadline in everyday words: a day, an hour, and how much time is left. */

export interface Deadline {
  /** `18:00`, or with the day if that is not today. */
  when: string;
  /** The time left, such as `3 hours`. */
  left: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this many days on, a weekday alone would be ambiguous. */
const WEEK_DAYS = 6;

/** `zone` is the reader's time zone; the browser's by default. */
export function deadlineOf(
  until_ms: number,
  now_ms: number,
  language: string,
  zone?: string,
): Deadline {
  return {
    when: whenOf(until_ms, now_ms, language, zone),
    left: leftOf(until_ms - now_ms, language),
  };
}

function whenOf(until_ms: number, now_ms: number, language: string, zone?: string): string {
  const place: Intl.DateTimeFormatOptions = zone === undefined ? {} : { timeZone: zone };
  const written = (ms: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...place, ...parts }).format(ms);
  const day: Intl.DateTimeFormatOptions = { year: "numeric", month: "numeric", day: "numeric" };
  const clock = written(until_ms, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (written(until_ms, day) === written(now_ms, day)) return clock;
  const far = until_ms - now_ms > WEEK_DAYS * DAY_MS;
  const date = written(until_ms, {
    weekday: "long",
    ...(far ? { day: "numeric", month: "long" } : {}),
  });
  return `${date} ${clock}`;
}

/** Whole days from two on, else whole hours from two on, else minutes, rounded up. */
function leftOf(ms: number, language: string): string {
  const left = Math.max(0, ms);
  const unit = left >= 2 * DAY_MS ? "day" : left >= 2 * HOUR_MS ? "hour" : "minute";
  const n = {
    day: Math.floor(left / DAY_MS),
    hour: Math.floor(left / HOUR_MS),
    minute: Math.ceil(left / MINUTE_MS),
  }[unit];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(n);
}
