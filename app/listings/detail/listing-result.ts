import type { LocatorMapDrawing } from "#app/coast/locator-map.tsx";
import type { Portrait } from "#app/site/portrait.ts";
import type { AnyListing } from "../any-listing.ts";
import { isLoaded } from "../catalogue/current-listings.ts";
import { type ListingSummary, toCard, toListingSummary } from "../listing-summary.ts";

const OTHERS_SHOWN = 3;
const SIMILAR_SHOWN = 3;

type FoundListing<Listing> = { kind: "found"; listing: Listing; similar: ListingSummary[] };
export type MissingListing = { kind: "missing"; isLoaded: boolean; others: ListingSummary[] };
export type ListingResult<Listing> = FoundListing<Listing> | MissingListing;

export type ListingPageData<Listing> = FoundListing<Listing> & {
  shareUrl: string;
  /** Only the server has these; in client navigation they come later. */
  map: LocatorMapDrawing | undefined | Promise<LocatorMapDrawing | undefined>;
  portrait: Portrait | undefined | Promise<Portrait | undefined>;
  role: string | undefined | Promise<string | undefined>;
};

export function toListingResult<Listing extends AnyListing>(
  listing: Listing | undefined,
  listings: readonly Listing[],
): ListingResult<Listing> {
  const toCards = (some: readonly Listing[]) => some.map((each) => toCard(toListingSummary(each)));
  if (!listing) {
    const others = toCards(listings.slice(0, OTHERS_SHOWN));
    return { kind: "missing", isLoaded: isLoaded(listings), others };
  }
  return { kind: "found", listing, similar: toCards(findSimilarListings(listing, listings)) };
}

/** Up to three others in the same suburb or of the same type, nearest in price first; ties in the order of the file. */
export function findSimilarListings<Listing extends AnyListing>(
  listing: Listing,
  listings: readonly Listing[],
): Listing[] {
  const priceGap = ({ price }: Listing) => Math.abs(price - listing.price);
  const nearest: Listing[] = [];
  for (const other of listings) {
    if (other.id === listing.id || !isSimilar(other, listing)) continue;
    const last = nearest[SIMILAR_SHOWN - 1];
    // Sorting three is cheap, sorting 100,000 is not.
    if (last && priceGap(other) >= priceGap(last)) continue;
    nearest.push(other);
    nearest.sort((a, b) => priceGap(a) - priceGap(b));
    nearest.length = Math.min(nearest.length, SIMILAR_SHOWN);
  }
  return nearest;
}

function isSimilar(a: AnyListing, b: AnyListing) {
  return a.suburb === b.suburb || a.propertyType === b.propertyType;
}
