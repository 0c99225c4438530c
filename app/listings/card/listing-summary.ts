import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import { formatSaleDay } from "#app/homes/inspections/open-times.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { formatClock, formatShortDate, toFirstSentence } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { type ListingFacts, toFacts } from "./listing-facts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** A listing as cards and rows show it; the browser does not get the whole listing. */
export type ListingSummary = {
  /** The id under which a visitor keeps the home; without one it cannot be kept. */
  sourceId?: string;
  href: string;
  title: string;
  address: string;
  /** The printed price: $4.9M, $1,250 pw. */
  price: string;
  badges: { tone: "plain" | "rent" | "offer" | "sold"; label: string }[];
  /** Its text is empty, since the title says the same. */
  picture: Picture;
  /** Replaces a picture that cannot be loaded, on pages with script. */
  defaultPicture?: Picture;
  /** When the data changed (ms): the v of picture addresses. */
  changedAt?: number;
  facts: ListingFacts;
  /** Its next inspection: Open Sat 10:00–10:45. */
  open?: string;
  /** Auction Sat 5 Dec; Tender closes Fri 11 Dec, 5:00 pm */
  saleDay?: string;
  /** Of a sold home: Sold at auction, 26 days on the market. */
  campaign?: string;
  /** Like nextInspection, for rows only. */
  summary?: string;
  nextInspection?: Inspection;
};

/** Without a badge for what is featured: most of a list would carry it. Rentals are "$850 pw" on cards of any kind (spec §9.3). */
export function toListingSummary(listing: AnyListing): ListingSummary {
  const { title, address, changedAt, nextInspection } = listing;
  const status = toStatusLabel(listing);
  const badges: ListingSummary["badges"] = [
    ...(status ? [{ tone: isEnded(listing) ? "sold" : "offer", label: status } as const] : []),
  ];
  const shared = {
    sourceId: getSourceId(listing),
    href: toListingPath(listing),
    title,
    address,
    price: toPriceLine(listing, { isShort: true }),
    picture: { ...listing.pictures[0], alt: "" },
    changedAt,
    facts: toFacts(listing),
    open: nextInspection && formatOpen(nextInspection, toAgencyTime(Date.now())),
    saleDay: formatSaleDay(listing),
    summary: toFirstSentence(listing.description),
    nextInspection,
  };
  if (listing.listingType === "Sale") return { ...shared, badges };
  return {
    ...shared,
    badges: [...badges, { tone: "rent", label: "For rent" }],
    defaultPicture: listing.defaultPicture,
  };
}

/** The same among listings of its kind, where the rent is in full: $1,250 per week. */
export function toListedSummary(listing: AnyListing): ListingSummary {
  return { ...toListingSummary(listing), price: toPriceLine(listing) };
}

/** Without what only rows show. */
export function toCard({ summary, nextInspection, ...card }: ListingSummary): ListingSummary {
  return card;
}

/** Without what only cards show. */
export function toRow({ open, ...row }: ListingSummary): ListingSummary {
  return row;
}

/** Open Sat 10:00–10:45; with the date when it is a week or more away. `now` is agency time as 2026-11-28T10:30. */
export function formatOpen({ date, start, end }: Inspection, now: string) {
  const { weekday, text } = formatShortDate(date);
  const days = (Date.parse(date) - Date.parse(now.slice(0, 10))) / DAY_MS;
  return `Open ${days < WEEK_DAYS ? weekday : text} ${formatClock(start)}–${formatClock(end)}`;
}

/** Its street and suburb; a hidden address is no more than its suburb already. */
export function toPlace(listing: AnyListing) {
  return listing.showsAddress ? `${toStreet(listing)}, ${listing.suburb}` : listing.address;
}
