import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { type FilterWord, toFilterLabel } from "#app/homes/record/facts/filter-words.ts";
import { getSourceId, toListingPath } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { formatSaleDay } from "#app/homes/record/open-times.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { formatWalk, getFirstWalk, getWalks } from "#app/homes/record/place/walks.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { countDays } from "#app/region/calendar-day.ts";
import {
  formatClock,
  formatShortDate,
  formatTimes,
  formatWeekday,
  toFirstSentence,
} from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { type ListingFacts, toFacts } from "./listing-facts.ts";

const WEEK_DAYS = 7;

/** A listing as cards and rows show it, so that the browser does not get the whole listing. */
export type ListingSummary = {
  /** The id under which a visitor saves the home; homes without one cannot be saved. */
  sourceId?: string;
  href: string;
  title: string;
  address: string;
  /** The price as shown: $4.9M, $1,250 pw. */
  price: string;
  badges: { tone: "plain" | "rent" | "offer" | "sold"; label: string }[];
  /** Its alternative text is empty, because the title says the same. */
  picture: Picture;
  /** Fallback if the picture cannot be loaded. */
  defaultPicture?: Picture;
  /** When the data changed (ms), for the parameter v of picture addresses. */
  changedAt?: number;
  facts: ListingFacts;
  /** "Open Sat 10:00–10:45 · Auction Sat 5 Dec"; in a row "Inspect Sat 28 Nov, 10:00–10:45 am". */
  times?: string;
  /** For a sold home: "Sold at auction, 26 days on the market". */
  campaign?: string;
  /** "Ocean view · 7 min walk to the beach" */
  remark?: string;
  /** Only in rows. */
  summary?: string;
};

/** Summarises a home for cards outside the lists, with rents in short, "$850 pw" (spec §9.3), and rentals marked. */
export function toListingSummary(listing: AnyListing): ListingSummary {
  const now = toAgencyTime(Date.now());
  const badges = toBadges(listing, now);
  return {
    ...toHomeSummary(listing),
    price: toPriceLine(listing, { isShort: true }),
    badges: listing.listingType === "Sale" ? badges : [...badges, { tone: "rent", label: "For rent" }],
    times: toTimes(listing, (inspection) => formatOpen(inspection, now)),
    remark: toRemarks(listing, false).join(" · "),
    summary: toFirstSentence(listing.description),
  };
}

/** How a list shows its homes: as cards or as rows. */
export type View = "grid" | "list";

export type ListedAs = { view: View; isWalkAsked: boolean };

/** Summarises a home for a list, only with what its view shows. Rents are in full: "$1,250 per week". */
export function toListedSummary(listing: AnyListing, { view, isWalkAsked }: ListedAs): ListingSummary {
  const now = toAgencyTime(Date.now());
  const listed = {
    ...toHomeSummary(listing),
    price: toPriceLine(listing),
    badges: toBadges(listing, now),
    remark: toRemarks(listing, isWalkAsked).join(" · "),
  };
  return view === "list"
    ? { ...listed, times: toTimes(listing, formatInspect), summary: toFirstSentence(listing.description) }
    : { ...listed, times: toTimes(listing, (inspection) => formatOpen(inspection, now)) };
}

/** The parts that all summaries have. */
function toHomeSummary(listing: AnyListing) {
  return {
    sourceId: getSourceId(listing),
    href: toListingPath(listing),
    title: listing.title,
    address: listing.address,
    picture: { ...listing.pictures[0], alt: "" },
    changedAt: listing.changedAt,
    facts: toFacts(listing),
    ...(listing.listingType === "Rent" && { defaultPicture: listing.defaultPicture }),
  };
}

/** A rare feature and a walk: "Ocean view", "7 min walk to the beach". */
export function toRemarks(listing: AnyListing, isWalkAsked: boolean) {
  const first = getFirstWalk(listing);
  const [nearest] = getWalks(listing).toSorted((one, other) => one.minutes - other.minutes);
  const walk = isWalkAsked || (first && first.minutes <= SHORT_WALK) ? first : nearest;
  const word = rarest.find((each) => listing.filterWords.includes(each));
  return [word && toFilterLabel(word), walk && formatWalk(walk)].filter((part) => part !== undefined);
}

/** Minutes within which the agency's first walk is preferred to a nearer one. */
const SHORT_WALK = 20;

const rarest: readonly FilterWord[] = [
  "pets-considered",
  "ocean-view",
  "water-view",
  "valley-view",
  "mountain-view",
  "furnished",
  "pool",
  "fireplace",
  "study",
  "balcony",
  "garden",
  "garage",
];

/**
 * Badges of a card: the home's status, or for a home simply on the market, events of the past or coming week. Featured
 * homes have no badge, because most of a list would have it. `now` as in `formatOpen`.
 */
function toBadges(listing: AnyListing, now: string): ListingSummary["badges"] {
  const status = toStatusLabel(listing);
  if (status) return [{ tone: isEnded(listing) ? "sold" : "offer", label: status }];
  const { listedOn, auction, priceChangedOn, listingType } = listing;
  const labels = [
    isWithinWeek(listedOn, now) && "New",
    auction && isWithinWeek(now, auction.date) && `Auction ${formatWeekday(auction.date).split(" ")[0]}`,
    isWithinWeek(priceChangedOn, now) && (listingType === "Sale" ? "Price guide changed" : "Rent changed"),
  ].filter((label) => typeof label === "string");
  return labels.length > 0 ? labels.map((label) => ({ tone: "plain", label })) : noBadges;
}

/** Shared, so that a page's data contains it only once. */
const noBadges: never[] = [];

/** Removes the parts that only rows show. */
export function toCard({ summary, ...card }: ListingSummary): ListingSummary {
  return card;
}

/** Hard spaces keep the day of an auction in one line, and the dot with the text before it. */
function toTimes(listing: AnyListing, format: (inspection: Inspection) => string) {
  const { nextInspection } = listing;
  const day = formatSaleDay(listing)?.replace(/(Auction )?\w{3} \d.*/, (text) =>
    text.replaceAll(" ", "\u00a0"),
  );
  return [nextInspection && format(nextInspection), day].filter(Boolean).join("\u00a0· ") || undefined;
}

function formatInspect({ date, start, end }: Inspection) {
  return `Inspect ${formatShortDate(date).text}, ${formatTimes(start, end)}`;
}

/** "Open Sat 10:00–10:45"; with the date from a week ahead. `now` is agency time, as 2026-11-28T10:30. */
export function formatOpen({ date, start, end }: Inspection, now: string) {
  const { weekday, text } = formatShortDate(date);
  const day = countDays(now.slice(0, 10), date) < WEEK_DAYS ? weekday : text;
  return `Open ${day} ${[start, end].flatMap((time) => (time ? formatClock(time) : [])).join("–")}`;
}

function isWithinWeek(from: string | undefined, to: string) {
  const days = from ? countDays(from.slice(0, 10), to.slice(0, 10)) : WEEK_DAYS;
  return days >= 0 && days < WEEK_DAYS;
}

/** The street and suburb. A hidden address is only the suburb already. */
export function toPlace(listing: AnyListing) {
  return listing.showsAddress ? `${toStreet(listing)}, ${listing.suburb}` : listing.address;
}
