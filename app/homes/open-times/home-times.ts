import { toOpenTimes } from "../inspections/open-times.ts";
import type { AnyListing } from "../record/any-listing.ts";
import { getSourceId } from "../record/listing-links.ts";
import type { HomeTime, HomeTimes } from "./compare-times.ts";

/** Tells homes of the two lists apart, which may have the same id. */
export function toHomeKey({ offer, home_id }: Pick<HomeTimes, "offer" | "home_id">) {
  return `${offer} ${home_id}`;
}

/** What a home has in calendars. */
export function toHomeTimes(listing: AnyListing): HomeTimes {
  const times = toOpenTimes(listing).map(({ kind, time }) => ({
    kind,
    day: time.date,
    starts: time.start ?? "",
    ends: kind === "inspection" ? time.end : "",
  }));
  // Each once, however long it lasts, as it is offered for booking.
  const byStart = new Map(
    times.map((time): [string, HomeTime] => [`${time.kind} ${time.day} ${time.starts}`, time]),
  );
  return { ...toHomeId(listing), times: [...byStart.values()] };
}

export function toHomeId(listing: AnyListing) {
  const offer = listing.listingType === "Sale" ? ("sale" as const) : ("rent" as const);
  return { home_id: getSourceId(listing), offer };
}
