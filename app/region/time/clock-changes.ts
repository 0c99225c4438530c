import { toOffsetMinutes } from "./offset.ts";
import { createWallClock } from "./wall-clock.ts";

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;

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
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += MS_PER_DAY) {
    const [from, to] = [toOffset(day), toOffset(day + MS_PER_DAY)];
    if (from !== to)
      changes.push({ at: findFirst(day, day + MS_PER_DAY, (ms) => toOffset(ms) === to), from, to });
  }
  return changes;
}

/** The first whole minute after `low`, `high` at the latest, at which a thing that then stays true is true. */
function findFirst(low: number, high: number, isTrue: (ms: number) => boolean): number {
  if (high - low <= MS_PER_MINUTE) return high;
  const middle = low + Math.floor((high - low) / 2 / MS_PER_MINUTE) * MS_PER_MINUTE;
  return isTrue(middle) ? findFirst(low, middle, isTrue) : findFirst(middle, high, isTrue);
}
