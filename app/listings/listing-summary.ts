import { formatDollars, formatSalePrice, formatWeeklyRent } from "#app/format.ts";
import type { Picture } from "#app/ui/picture/picture.ts";
import type { AnyListing } from "./any-listing.ts";
import { toListingPath } from "./detail/listing-links.ts";
import type { Inspection } from "./inspections/inspection.ts";

/** What cards and rows show of a listing: less than the whole goes to the browser. */
export type ListingSummary = {
  href: string;
  title: string;
  address: string;
  /** As printed: $4.9M, $1,250 pw. */
  price: string;
  /** Where there is more room: $1,250 per week. */
  longPrice?: string;
  badges: { tone: "plain" | "rent" | "sold"; label: string }[];
  /** Its text is empty, since the title says the same. */
  picture: Picture;
  /** Replaces a picture that cannot be loaded, on pages with script. */
  defaultPicture?: Picture;
  /** When the data changed (ms): the v of picture addresses. */
  changedAt?: number;
  facts: ListingFacts;
  /** Like nextInspection, for rows only. */
  summary?: string;
  nextInspection?: Inspection;
};

/** Counts, and sizes in sqm. */
export type ListingFacts = {
  beds: number;
  baths: number;
  cars: number;
  landSize?: number;
  homeSize?: number;
};

/** Rentals are "$850 pw" on cards, "$850 per week" where there is more room (spec §9.3). */
export function toListingSummary(listing: AnyListing): ListingSummary {
  const { title, address, price, changedAt, beds, baths, cars, nextInspection } = listing;
  const featured = listing.featured ? [{ tone: "plain", label: "Featured" } as const] : [];
  const shared = {
    href: toListingPath(listing),
    title,
    address,
    picture: { ...listing.pictures[0], alt: "" },
    changedAt,
    summary: toFirstSentence(listing.description),
    nextInspection,
  };
  if (listing.listingType === "Sale") {
    const facts = { beds, baths, cars, landSize: listing.landSize };
    return { ...shared, price: formatSalePrice(price), badges: featured, facts };
  }
  return {
    ...shared,
    price: `${formatDollars(price)} pw`,
    longPrice: formatWeeklyRent(price),
    badges: [...featured, { tone: "rent", label: "For rent" }],
    defaultPicture: listing.defaultPicture,
    facts: { beds, baths, cars, homeSize: listing.homeSize },
  };
}

/** Without what only rows show. */
export function toCard({ summary, nextInspection, longPrice, ...card }: ListingSummary): ListingSummary {
  return card;
}

/** A full stop ends a sentence only before a capital, a quotation mark or the end. */
export function toFirstSentence(text: string) {
  const trimmed = text.trim();
  return /^.*?[.?!][”’")]*(?=\s+[“‘"(]?\p{Lu}|$)/su.exec(trimmed)?.[0] ?? trimmed;
}
