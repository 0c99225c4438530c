import { onTestFinished } from "vitest";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { compareTimes } from "./compare-times.ts";
import { toHomeTimes } from "./home-times.ts";
import { toCalendarEvent } from "./open-events.ts";
import { startOpenTimes } from "./open-times.server.ts";

const TEST_NOW = Date.UTC(2026, 10, 20);

/** The calendar events of a new listing. */
export function toTestEvents(listing: AnyListing, origin = "https://www.headland.example") {
  const moment = { now: TEST_NOW, clock: toAgencyTime(TEST_NOW) };
  const changes = compareTimes({ home: toHomeTimes(listing), rows: [], ...moment });
  return changes.map(({ after }) => toCalendarEvent(after, listing, origin));
}

type TestOptions = Pick<Parameters<typeof startOpenTimes>[0], "db" | "findOffered"> &
  Partial<Parameters<typeof startOpenTimes>[0]>;

/** Compares only when `look` is called. */
export function openTestTimes(options: TestOptions) {
  const times = startOpenTimes({
    onMoves: async () => {},
    noteOutage(error) {
      throw error;
    },
    lookEveryMs: 1_000_000,
    ...options,
  });
  onTestFinished(() => times.stop());
  return times;
}
