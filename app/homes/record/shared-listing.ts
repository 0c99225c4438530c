import { agencyState } from "#app/agency/agency-state.ts";
import { countDays } from "#app/region/calendar-day.ts";
import { type StateAndPostcode, toStateAndPostcode } from "#app/region/state.ts";
import {
  type AuctionTime,
  BY_APPOINTMENT,
  type Inspection,
  parseAuctionTime,
  parseInspections,
} from "../inspections/inspection.ts";
import { getGivenFacts, type HomeFacts, toHomeFacts } from "./facts/fact-values.ts";
import type { FilterWord } from "./facts/filter-words.ts";
import { getHomeType } from "./home-types.ts";
import { type ListingPicture, toFloorplans, toPictures, withPlaceholder } from "./listing-pictures.ts";
import type { Method, PictureRecord, SharedRecord, Status } from "./listing-record.ts";
import { type Located, toLocality, toStreet } from "./place/listing-address.ts";
import { findPlace, isNamesake, type Point } from "./place/location.ts";

const MOST_AGENTS = 4;

export type Agent = { id?: string; name: string; phone: string; email: string; otherPhone?: string };

export type Auction = AuctionTime & { place?: string };
/** `what` is such as "Tender closes". */
export type Closing = AuctionTime & { what: string };

/** The fields that homes for sale and rentals share. Sizes in sqm, days as 2026-11-28. */
export type SharedListing = StateAndPostcode &
  Located & {
    title: string;
    address: string;
    showsAddress: boolean;
    suburb: string;
    /** The suburb is in another state and has the name of one of the agency's places. */
    isNamesake?: boolean;
    /** A known type as the filters spell it; any other as supplied. */
    propertyType?: string;
    cars?: number;
    landSize?: number;
    description: string;
    status: Status;
    priceText?: string;
    showsPrice: boolean;
    /** The upper end of a price range. */
    priceTo?: number;
    method?: Method;
    auction?: Auction;
    closes?: Closing;
    auctionResult?: AuctionResult;
    nextInspection?: Inspection;
    /** All upcoming inspections, the next first. */
    inspections: readonly Inspection[];
    isByAppointment: boolean;
    sold?: { date: string; price?: number; daysOnMarket?: number };
    pictures: [ListingPicture, ...ListingPicture[]];
    /** False if the only picture is a placeholder. */
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
    /** Undefined if none are given. The description is used instead (listing-features.ts). */
    facts?: HomeFacts;
    /** Facts in the agent's words. */
    also?: readonly string[];
    /** The day on which the tenant agreed to pictures of their home. */
    photoConsent?: string;
    agentId?: string;
    agent: Agent;
    /** All agents, starting with `agent`. */
    agents: Agent[];
  };

/** The shared fields, with values that each kind of record gives or implies. */
export type ListedHome = SharedListing & {
  /** For a hidden price, the lower edge of its band. */
  price: number;
  /** The upper edge of a hidden price's band. */
  priceBelow?: number;
  beds?: number;
  baths?: number;
  featured: boolean;
  /** The tags of the home's page. */
  features: readonly string[];
  filterWords: readonly FilterWord[];
};

type Supply = {
  pictures: readonly PictureRecord[];
  changedAt: number;
  /** The position for a home whose suburb is unknown. */
  elsewhere: Point;
};

/** Converts the shared fields. Hidden values must already be removed from `record` (withhold.ts). */
export function toSharedListing(
  record: SharedRecord,
  { pictures, changedAt, elsewhere }: Supply,
): SharedListing {
  const { agent } = record;
  const showsAddress = record.address_display !== false;
  const stated = toStateAndPostcode(record);
  const place = findPlace({ suburb: record.suburb, ...stated });
  const where = place ? { state: agencyState, postcode: place.postcode } : stated;
  const locality = toLocality({ suburb: record.suburb, ...where });
  const isOver = hasEnded(record);
  const inspections = isOver ? [] : parseInspections(toTimes(record));
  const own = toPosition(record);
  const { lat, lng } = own ?? place ?? elsewhere;
  const facts = getGivenFacts(record);
  return {
    title: record.title,
    address: showsAddress ? (place ? record.address : `${toStreet(record)}, ${locality}`) : locality,
    showsAddress,
    // Shares one string per suburb, because comparing identical strings is much faster.
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
    floorplans: record.floorplans ? toFloorplans(record.floorplans) : noFiles,
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
 * Whose position it is. Some software sends the suburb's centre for every home, which is not the home's own position.
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

/** The upcoming auction, including its day; undefined once its result is known. */
function toAuction(record: SharedRecord): Auction | undefined {
  const { auction } = record;
  const time = auction && parseAuctionTime(auction.at);
  if (!time || isDecided(time, toAuctionResult(record))) return undefined;
  return { ...time, place: auction.place ?? undefined };
}

/** The day and time when offers close, with its label. */
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
  const days = listedOn ? countDays(listedOn, sold.date) : Number.NaN;
  return { date: sold.date, price: sold.price_aud ?? undefined, daysOnMarket: days >= 0 ? days : undefined };
}

function toDocument({ src, title, bytes }: NonNullable<SharedRecord["documents"]>[number]) {
  return { href: src, title: title ?? toFileName(src), bytes: bytes ?? undefined };
}

function toFileName(address: string) {
  const [path = ""] = address.split(/[?#]/);
  return path.split("/").at(-1) || address;
}

/** All agents without duplicates, the record's main agent first. */
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

/** People of one office may share an e-mail address, so names count too. */
function isSamePerson(one: SharedRecord["agent"], other: SharedRecord["agent"]) {
  return one.id && other.id ? one.id === other.id : one.email === other.email && one.name === other.name;
}
