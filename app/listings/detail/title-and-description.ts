import { toPageTitle } from "#app/document/site/page-title.ts";
import { type Addressed, toStreet } from "#app/homes/record/place/listing-address.ts";
import { toFirstSentence } from "#app/region/format.ts";

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** The longest of address, street and suburb that fits into search results, or else the id. */
export function toListingTitle(listing: Addressed & { propertyType?: string }, id: string): string {
  const names = [
    listing.address,
    toStreet(listing),
    `${listing.propertyType ?? "Home"} in ${listing.suburb}`,
  ];
  return names.find((name) => toPageTitle(name).length <= LONGEST_TITLE) ?? `Property ${id}`;
}

/** The first sentence, cut between words if it is too long for search results. */
export function toListingDescription({ description }: { description: string }): string {
  const sentence = toFirstSentence(description).replace(/\s+/g, " ");
  if (sentence.length <= LONGEST_DESCRIPTION) return sentence;
  return `${sentence.slice(0, LONGEST_DESCRIPTION).replace(/\W*\s+\S*$/, "")}…`;
}
