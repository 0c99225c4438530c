import { href } from "react-router";
import { formatSalePrice } from "#app/format.ts";
import type { Picture } from "#app/ui/picture/picture.ts";
import type { Inspection } from "./inspections/inspection.ts";
import type { SaleListing } from "./sale/sale-record.ts";

/** What a card shows of a listing, whatever its kind: less travels to the browser than the whole listing. */
export type ListingSummary = {
  href: string;
  title: string;
  address: string;
  /** As printed: $4.9M, $1,250 pw. */
  price: string;
  /** Where there is more room, when it reads differently there: $1,250 per week. */
  longPrice?: string;
  badges: { tone: "plain" | "rent" | "sold"; label: string }[];
  /** Without a text of its own: the title beside it says the same. */
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

export function toSaleSummary(listing: SaleListing): ListingSummary {
  const { beds, baths, cars, landSize } = listing;
  return {
    href: href("/property/:id", { id: String(listing.id) }),
    title: listing.title,
    address: listing.address,
    price: formatSalePrice(listing.price),
    badges: listing.featured ? [{ tone: "plain", label: "Featured" }] : [],
    picture: { ...listing.pictures[0], alt: "" },
    changedAt: listing.changedAt,
    facts: { beds, baths, cars, landSize },
    summary: toFirstSentence(listing.description),
    nextInspection: listing.nextInspection,
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
