import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toHomeId } from "#app/homes/record/listing-links.ts";
import { toOpenTimes } from "#app/homes/record/open-times.ts";
import type { HomeTime, HomeTimes } from "./compare-times.ts";

export function toHomeTimes(listing: AnyListing): HomeTimes {
  const times = toOpenTimes(listing).map(({ kind, time }) => ({
    kind,
    day: time.date,
    starts: time.start ?? "",
    ends: (kind === "inspection" && time.end) || "",
  }));
  // One per start, like the times offered for booking.
  const byStart = new Map(
    times.map((time): [string, HomeTime] => [`${time.kind} ${time.day} ${time.starts}`, time]),
  );
  return { ...toHomeId(listing), times: [...byStart.values()] };
}
