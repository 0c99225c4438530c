import { agencyState } from "#app/agency/agency-state.ts";
import { type StateAndPostcode, toStateAndPostcode } from "#app/region/state.ts";
import { DAY_MS } from "#app/region/time.ts";
import {
  type AuctionTime,
  BY_APPOINTMENT,
  type Inspection,
  parseAuctionTime,
  parseInspections,
} from "../inspections/inspection.ts";
import { getSaidFacts, type HomeFacts, toHomeFacts } from "./facts/fact-values.ts";
import type { FilterWord } from "./facts/filter-words.ts";
import { getHomeType } from "./home-types.ts";
import { type ListingPicture, toPictures, withPlaceholder } from "./listing-pictures.ts";
import type { Method, PictureRecord, SharedRecord, Status } from "./listing-record.ts";
import { type Located, toLocality, toStreet } from "./place/listing-address.ts";
import { findPlace, isNamesake, type Point } from "./place/location.ts";

const MOST_AGENTS = 4;

export type Agent = { id?: string; name: string; phone: string; email: string; otherPhone?: string };

export type Auction = AuctionTime & { place?: string };
/** `what`: Tender closes. */
export type Closing = AuctionTime & { what: string };

/** What pages show of a home for sale and of a rental alike. Square metres; days as 2026-11-28. */
export type SharedListing = StateAndPostcode &
  Located & {
    title: string;
    /** The street and suburb, or the suburb alone. */
    address: string;
    showsAddress: boolean;
    suburb: string;
    /** Its suburb lies in another state and has the name of one of ours. */
    isNamesake?: boolean;
    /** A known type in the spelling of the filters; any other as it is supplied. */
    propertyType?: string;
    cars?: number;
    landSize?: number;
    description: string;
    status: Status;
    priceText?: string;
    showsPrice: boolean;
    /** The upper end of a range of prices. */
    priceTo?: number;
    method?: Method;
    auction?: Auction;
    closes?: Closing;
    auctionResult?: AuctionResult;
    nextInspection?: Inspection;
    /** All that are to come, the next first. */
    inspections: readonly Inspection[];
    isByAppointment: boolean;
    sold?: { date: string; price?: number; daysOnMarket?: number };
    pictures: [ListingPicture, ...ListingPicture[]];
    /** Otherwise the one picture is a placeholder. */
    hasPictures: boolean;
    /** When the data changed (ms). */
    changedAt: number;
    listedOn?: string;
    priceChangedOn?: string;
    floorplans: readonly ListingPicture[];
    documents: readonly { href: string; title: string; bytes?: number }[];
    video?: string;
    tour?: string;
    /** Other pages about the home. */
    links: readonly { href: string }[];
    /** Undefined where nobody named any: then the description is asked (listing-features.ts). */
    facts?: HomeFacts;
    /** Facts in the agent's words. */
    also?: readonly string[];
    /** The day on which the tenant agreed to pictures of their home. */
    photoConsent?: string;
    agentId?: string;
    agent: Agent;
    /** All of them, the first as `agent`. */
    agents: Agent[];
  };

/** A home for sale or a rental: what its own record gives, and what follows from it. */
export type ListedHome = SharedListing & {
  /** Of a hidden price the lower edge of its band. */
  price: number;
  /** The upper edge of the band of a hidden price. */
  priceBelow?: number;
  beds?: number;
  baths?: number;
  featured: boolean;
  /** The tags of its page. */
  features: readonly string[];
  filterWords: readonly FilterWord[];
};

type Supply = {
  pictures: readonly PictureRecord[];
  changedAt: number;
  /** The position of a home whose suburb has no place. */
  elsewhere: Point;
};

/** `record` without what its home hides (withhold.ts). */
export function toSharedListing(
  record: SharedRecord,
  { pictures, changedAt, elsewhere }: Supply,
): SharedListing {
  const { agent } = record;
  const showsAddress = record.address_display !== false;
  const said = toStateAndPostcode(record);
  const place = findPlace({ suburb: record.suburb, ...said });
  const where = place ? { state: agencyState, postcode: place.postcode } : said;
  const locality = toLocality({ suburb: record.suburb, ...where });
  const isOver = hasEnded(record);
  const inspections = isOver ? [] : parseInspections(toTimes(record));
  const own = toPosition(record);
  const { lat, lng } = own ?? place ?? elsewhere;
  const facts = getSaidFacts(record);
  return {
    title: record.title,
    address: showsAddress ? (place ? record.address : `${toStreet(record)}, ${locality}`) : locality,
    showsAddress,
    // All homes of a suburb share one string, because comparing a string with itself is many times faster.
    suburb: place?.name ?? record.suburb,
    ...where,
    isNamesake: isNamesake({ suburb: record.suburb, ...where }) || undefined,
    coordinates: { lat, lng },
    pointsTo: toPointsTo(own, place),
    propertyType: record.type ? (getHomeType(record.type) ?? record.type) : undefined,
    cars: record.parking ?? undefined,
    landSize: record.land_size_sqm || undefined,
    description: record.description,
    status: record.status ?? "current",
    priceText: record.price_text ?? undefined,
    showsPrice: record.price_display !== false,
    priceTo: record.price_to ?? undefined,
    method: record.method ?? undefined,
    auction: isOver ? undefined : toAuction(record),
    closes: isOver ? undefined : toClosing(record),
    auctionResult: toAuctionResult(record),
    nextInspection: inspections[0],
    inspections,
    isByAppointment: !isOver && (record.inspections?.includes(BY_APPOINTMENT) ?? false),
    sold: toSale(record),
    pictures: withPlaceholder(
      toPictures(pictures, showsAddress ? toStreet(record) : `A home in ${record.suburb}`),
      record,
    ),
    hasPictures: pictures.length > 0,
    changedAt,
    listedOn: record.listed_on ?? undefined,
    priceChangedOn: record.price_changed_on ?? undefined,
    floorplans: record.floorplans ? toPictures(record.floorplans, "Floor plan") : noFiles,
    documents: record.documents?.map(toDocument) ?? noFiles,
    video: record.video ?? undefined,
    tour: record.tour ?? undefined,
    links: record.links ?? noFiles,
    facts: facts && toHomeFacts(facts),
    also: record.also ?? undefined,
    photoConsent: record.photo_consent ?? undefined,
    agentId: agent.id ?? undefined,
    agent: toPerson(agent),
    agents: toAgents(record),
  };
}

const noFiles: readonly never[] = [];

/**
 * What the position is that of. Some software sends the middle of the suburb for every home in it, which is not the
 * home's own.
 */
function toPointsTo(own: Point | undefined, place: Point | undefined): Located["pointsTo"] {
  if (own && !(own.lat === place?.lat && own.lng === place.lng)) return "home";
  return place && "suburb";
}

export function hasEnded({ status }: Pick<SharedRecord, "status">) {
  return status === "sold" || status === "leased" || status === "withdrawn";
}

function toTimes({ inspections, next_inspection }: SharedRecord) {
  return inspections ?? (next_inspection ? [next_inspection] : []);
}

function toPosition({ lat, lng }: SharedRecord) {
  return lat != null && lng != null ? { lat, lng } : undefined;
}

/** The one that is to come, on the day itself too: none once its result is known. */
function toAuction(record: SharedRecord): Auction | undefined {
  const { auction } = record;
  const time = auction && parseAuctionTime(auction.at);
  if (!time || isDecided(time, toAuctionResult(record))) return undefined;
  return { ...time, place: auction.place ?? undefined };
}

/** Until which day and hour offers are taken, and what closes then. */
function toClosing({ method, closes }: SharedRecord) {
  const time = closes && parseAuctionTime(closes);
  return time ? { ...time, what: (method && closings[method]) ?? "Offers close" } : undefined;
}

const closings: Partial<Record<Method, string>> = {
  tender: "Tender closes",
  "set-sale": "Set date sale closes",
};

/** A home that was passed in may be auctioned again. */
function isDecided({ date }: AuctionTime, result: AuctionResult | undefined) {
  return result !== undefined && !(result.result === "passed-in" && result.date && result.date < date);
}

type AuctionResult = {
  result: NonNullable<SharedRecord["auction_result"]>["result"];
  bid?: number;
  date?: string;
};

function toAuctionResult(record: SharedRecord): AuctionResult | undefined {
  const { auction_result: result, auction } = record;
  if (!result) return undefined;
  const date = result.date ?? (auction ? parseAuctionTime(auction.at)?.date : undefined);
  return { result: result.result, bid: result.bid_aud ?? undefined, date };
}

function toSale({ sold, listed_on: listedOn }: SharedRecord) {
  if (!sold) return undefined;
  const days = listedOn ? (Date.parse(sold.date) - Date.parse(listedOn)) / DAY_MS : Number.NaN;
  return { date: sold.date, price: sold.price_aud ?? undefined, daysOnMarket: days >= 0 ? days : undefined };
}

function toDocument({ src, title, bytes }: NonNullable<SharedRecord["documents"]>[number]) {
  return { href: src, title: title ?? toFileName(src), bytes: bytes ?? undefined };
}

function toFileName(address: string) {
  const [path = ""] = address.split(/[?#]/);
  return path.split("/").at(-1) || address;
}

/** The agent of the record first; whoever stands in the list as well is there once. */
function toAgents({ agent, agents }: SharedRecord): Agent[] {
  const all = [agent, ...(agents ?? [])];
  return all
    .filter((each, index) => all.findIndex((other) => isSamePerson(each, other)) === index)
    .slice(0, MOST_AGENTS)
    .map((each) => ({ id: each.id ?? undefined, ...toPerson(each) }));
}

function toPerson({ name, phone, email, other_phone }: SharedRecord["agent"]): Agent {
  return { name, phone, email, otherPhone: other_phone ?? undefined };
}

/** People of one office may share an e-mail. */
function isSamePerson(one: SharedRecord["agent"], other: SharedRecord["agent"]) {
  return one.id && other.id ? one.id === other.id : one.email === other.email && one.name === other.name;
}
