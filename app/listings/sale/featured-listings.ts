const MOST_FEATURED = 6;

/** The first six featured listings, in the order of the file (spec §2.4, §9.4). */
export function findFeatured<Listing extends { featured: boolean }>(listings: readonly Listing[]): Listing[] {
  return listings.filter(({ featured }) => featured).slice(0, MOST_FEATURED);
}
