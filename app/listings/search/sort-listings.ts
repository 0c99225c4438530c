import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Sort } from "./list-address.ts";

type Order = (a: AnyListing, b: AnyListing) => number;

const orders: Record<Exclude<Sort, "newest">, Order> = {
  "price-up": (a, b) => a.price - b.price,
  "price-down": (a, b) => b.price - a.price,
  inspection: (a, b) => compareTexts(toStart(a), toStart(b)),
};

/** The data has the newest first; homes alike in the order stay as they are there. */
export function sortListings<Listing extends AnyListing>(
  listings: readonly Listing[],
  sort: Sort,
): readonly Listing[] {
  return sort === "newest" ? listings : listings.toSorted(orders[sort]);
}

/** Listings without an inspection come last. */
function toStart({ nextInspection }: AnyListing) {
  return nextInspection ? `${nextInspection.date}T${nextInspection.start}` : "z";
}

function compareTexts(a: string, b: string) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
