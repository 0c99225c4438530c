import { toSydneyTime } from "#app/sydney-time.ts";
import { type Inspection, isOver } from "../inspections/inspection.ts";

export type Inspectable = { nextInspection?: Inspection };

/** The listings as they stand at `time` (in Sydney, as 2026-11-28T10:30): an inspection that is over is not shown. */
export function withoutPastInspections<Listing extends Inspectable>(
  listings: readonly Listing[],
  time: string,
): Listing[] {
  return listings.map((listing) =>
    hasPastInspection(listing, time) ? { ...listing, nextInspection: undefined } : listing,
  );
}

/** Keeps the listings as they stand now; worked out again only when there are others or the clock changed something. */
export function keepCurrent<Listing extends Inspectable>(
  getAll: () => readonly Listing[],
  now: () => number,
) {
  let all = getAll();
  let time = toSydneyTime(now());
  let current: readonly Listing[] = withoutPastInspections(all, time);

  function update() {
    all = getAll();
    time = toSydneyTime(now());
    current = withoutPastInspections(all, time);
  }

  return {
    get() {
      if (getAll() !== all) update();
      return current;
    },
    /** Whether the clock has changed what pages say: an inspection ended, or a new day began in Sydney. */
    checkClock() {
      const later = toSydneyTime(now());
      const hasChanged =
        toDay(later) !== toDay(time) || current.some((listing) => hasPastInspection(listing, later));
      if (hasChanged) update();
      return hasChanged;
    },
  };
}

function hasPastInspection({ nextInspection }: Inspectable, time: string) {
  return nextInspection !== undefined && isOver(nextInspection, time);
}

function toDay(time: string) {
  return time.slice(0, 10);
}
