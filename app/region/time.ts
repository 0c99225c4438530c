export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

type WallClock = (ms: number) => string;

/** Converts a time (ms) to the local time of a zone, whatever the machine's zone: "2026-11-28T10:30". */
export function createWallClock(timeZone: string): WallClock {
  // Swedish dates and times are ISO 8601 with a space instead of the T.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (ms: number) => format.format(ms).replace(" ", "T");
}

const MINUTES_PER_DAY = 24 * 60;

/** How many minutes a zone is ahead of UTC at a time (ms). */
export function toOffsetMinutes(clock: WallClock, ms: number) {
  return Date.parse(`${clock(ms)}Z`) / MINUTE_MS - Math.floor(ms / MINUTE_MS);
}

/**
 * Adds the offset to a local time: "2026-11-28T10:30" becomes "2026-11-28T10:30:00+11:00". A time that occurs twice
 * means the first; a skipped one has the offset before the clock changed.
 */
export function withOffset(clock: WallClock, time: string): string {
  const minutes = Date.parse(`${time}Z`) / MINUTE_MS;
  const toOffset = (minute: number) => toOffsetMinutes(clock, minute * MINUTE_MS);
  const [before, after] = [toOffset(minutes - MINUTES_PER_DAY), toOffset(minutes + MINUTES_PER_DAY)];
  const offset = [before, after].find((each) => toOffset(minutes - each) === each) ?? before;
  return `${time}:00${formatOffset(offset)}`;
}

/** +09:30 */
function formatOffset(minutes: number) {
  const [hour, minute] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${minutes < 0 ? "-" : "+"}${hour}:${minute}`;
}

/** The same day that many months earlier (ms), or the last day of a shorter month. */
export function toMonthsBefore(now: number, months: number) {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
