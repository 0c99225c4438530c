import type { AnyListing } from "../record/any-listing.ts";
import type { Auction } from "./auction.ts";
import type { Inspection } from "./inspection.ts";

/** A listing and one of the times at which people meet there. */
export type OpenListing = { listing: AnyListing } & (
  | { kind: "inspection"; time: Inspection }
  | { kind: "auction"; time: Auction }
);

/** The times of a listing. */
export function toOpenTimes(listing: AnyListing): OpenListing[] {
  const { inspections, auction } = listing;
  const times = inspections.map((time) => ({ kind: "inspection" as const, time, listing }));
  return auction ? [...times, { kind: "auction", time: auction, listing }] : times;
}
