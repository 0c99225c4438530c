export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Tells a moment (ms) by the wall clock of a zone, whatever the machine's: "2026-11-28T10:30". */
export function createWallClock(timeZone: string) {
  // Sweden writes dates and times as ISO 8601 does, with a space between them.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (ms: number) => format.format(ms).replace(" ", "T");
}

type WallClock = ReturnType<typeof createWallClock>;

const MINUTES_PER_DAY = 24 * 60;

/** How many minutes a wall clock is ahead of UTC at a moment (ms). */
export function toOffsetMinutes(clock: WallClock, ms: number) {
  return Date.parse(`${clock(ms)}Z`) / MINUTE_MS - Math.floor(ms / MINUTE_MS);
}

/**
 * A time of the wall clock with its offset: "2026-11-28T10:30" is "2026-11-28T10:30:00+11:00". Of a time that comes twice
 * it means the first; one that is skipped has the offset before the clock changed.
 */
export function withOffset(clock: WallClock, time: string): string {
  const minutes = Date.parse(`${time}Z`) / MINUTE_MS;
  const toOffset = (minute: number) => toOffsetMinutes(clock, minute * MINUTE_MS);
  const [before, after] = [toOffset(minutes - MINUTES_PER_DAY), toOffset(minutes + MINUTES_PER_DAY)];
  const offset = [before, after].find((each) => toOffset(minutes - each) === each) ?? before;
  return `${time}:00${formatOffset(offset, ":")}`;
}

/** +09:30, or +0930 as calendars write it. */
export function formatOffset(minutes: number, between: ":" | "") {
  const [hour, minute] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${minutes < 0 ? "-" : "+"}${hour}${between}${minute}`;
}

export type ClockChange = {
  /** The first moment (ms) of the new offset. */
  at: number;
  /** Minutes ahead of UTC. */
  from: number;
  to: number;
};

/** When the clock of a zone goes forward or back within a year, as Intl knows it. */
export function findClockChanges(zone: string, year: number): ClockChange[] {
  const clock = createWallClock(zone);
  const toOffset = (ms: number) => toOffsetMinutes(clock, ms);
  const changes: ClockChange[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS) {
    const [from, to] = [toOffset(day), toOffset(day + DAY_MS)];
    if (from !== to)
      changes.push({ at: findFirst(day, day + DAY_MS, (ms) => toOffset(ms) === to), from, to });
  }
  return changes;
}

/** The first whole minute after `low`, `high` at the latest, at which a thing that then stays true is true. */
function findFirst(low: number, high: number, isTrue: (ms: number) => boolean): number {
  if (high - low <= MINUTE_MS) return high;
  const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
  return isTrue(middle) ? findFirst(low, middle, isTrue) : findFirst(middle, high, isTrue);
}

/** The same day that many months before (ms), or the last day of a shorter month. */
export function toMonthsBefore(now: number, months: number) {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
