type WallClock = (ms: number) => string;

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 24 * 60;

/** How many minutes a wall clock is ahead of UTC at a moment (ms). */
export function toOffsetMinutes(clock: WallClock, ms: number) {
  return Date.parse(`${clock(ms)}Z`) / MS_PER_MINUTE - Math.floor(ms / MS_PER_MINUTE);
}

/**
 * A time of the wall clock with its offset: "2026-11-28T10:30" is "2026-11-28T10:30:00+11:00". Of a time that comes twice
 * it means the first; one that is skipped has the offset before the clock changed.
 */
export function withOffset(clock: WallClock, time: string): string {
  const minutes = Date.parse(`${time}Z`) / MS_PER_MINUTE;
  const toOffset = (minute: number) => toOffsetMinutes(clock, minute * MS_PER_MINUTE);
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
