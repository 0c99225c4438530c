const SIMILAR_SHOWN = 3;

type Comparable = { id: number | string; price: number; suburb: string; propertyType: string };

/** Up to three others in the same suburb or of the same type, nearest in price first; equally near ones as in the file. */
export function findSimilarListings<Listing extends Comparable>(
  listing: Listing,
  listings: readonly Listing[],
): Listing[] {
  const priceGap = ({ price }: Listing) => Math.abs(price - listing.price);
  const nearest: Listing[] = [];
  for (const other of listings) {
    if (other.id === listing.id || !isSimilar(other, listing)) continue;
    const last = nearest[SIMILAR_SHOWN - 1];
    // Sorting three is cheap, sorting all of a hundred thousand is not.
    if (last && priceGap(other) >= priceGap(last)) continue;
    nearest.push(other);
    nearest.sort((a, b) => priceGap(a) - priceGap(b));
    nearest.length = Math.min(nearest.length, SIMILAR_SHOWN);
  }
  return nearest;
}

function isSimilar(a: Comparable, b: Comparable) {
  return a.suburb === b.suburb || a.propertyType === b.propertyType;
}
