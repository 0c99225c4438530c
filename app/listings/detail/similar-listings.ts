const SIMILAR_SHOWN = 3;

type Comparable = { id: number | string; price: number; suburb: string; propertyType: string };

/** Up to three others in the same suburb or of the same type, nearest in price first; equally near ones as in the file. */
export function findSimilarListings<Listing extends Comparable>(
  listing: Listing,
  listings: readonly Listing[],
): Listing[] {
  const priceGap = ({ price }: Listing) => Math.abs(price - listing.price);
  return listings
    .filter((other) => other.id !== listing.id && isSimilar(other, listing))
    .sort((a, b) => priceGap(a) - priceGap(b))
    .slice(0, SIMILAR_SHOWN);
}

function isSimilar(a: Comparable, b: Comparable) {
  return a.suburb === b.suburb || a.propertyType === b.propertyType;
}
