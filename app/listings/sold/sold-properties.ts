import { href } from "react-router";
import { agencyState } from "#app/agency/agency-state.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { getPicture } from "#app/agency/folder/pictures.ts";
import type { SoldRecord } from "#app/agency/folder/schemas/sold.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { isLand } from "#app/homes/record/is-land.ts";
import { type ListingPicture, withPlaceholder } from "#app/homes/record/listing-pictures.ts";
import { toMethod } from "#app/homes/record/open-times.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import {
  formatCount,
  formatDate,
  formatDollars,
  formatLandSize,
  formatMonth,
  toFirstSentence,
} from "#app/region/format.ts";
import type { StateAndPostcode } from "#app/region/state.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import type { ListingFacts } from "../card/listing-facts.ts";
import type { ListingSummary } from "../card/listing-summary.ts";

/** A home that the agency has sold, from sold.json or from the listings. */
export type SoldProperty = Omit<
  SoldRecord,
  "price" | "pictures" | "soldDate" | "type" | "beds" | "baths" | "cars"
> &
  StateAndPostcode & {
    /** The id under which a visitor saves the home, if it is among the listings. */
    sourceId?: string;
    beds?: number;
    baths?: number;
    cars?: number;
    /** In dollars; undefined if withheld. */
    price?: number;
    /** Calendar day at the agency; undefined if not known. */
    soldDate?: string;
    /** Such as "Sold at auction"; undefined if not known. */
    method?: string;
    daysOnMarket?: number;
    type?: string;
    pictures: readonly [Picture | ListingPicture, ...(Picture | ListingPicture)[]];
    hasPictures: boolean;
    /** When the data changed (ms), for the parameter v of picture addresses. */
    changedAt?: number;
  };

/** Finds the sold property with exactly this id (spec §2.16). `listings` are sold ones, here and below. */
export function getSoldProperty(id: string, listings: readonly SaleListing[]): SoldProperty | undefined {
  const found = listings.find(({ originalId }) => originalId === id);
  return fromContent.find((property) => property.id === id) ?? (found && fromListing(found));
}

/** All sales, latest first. */
export function findSoldProperties(listings: readonly SaleListing[]): SoldProperty[] {
  const dayOf = ({ soldDate = "" }: SoldProperty) => soldDate;
  return [...fromContent, ...listings.map(fromListing)].toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}

const RECENT_SALES = 4;

/** The latest sales, for /sell. Uses the listings only once there are enough sold ones. */
export function findRecentSales(listings: readonly SaleListing[]): SoldProperty[] {
  return findSoldProperties(listings.length >= RECENT_SALES ? listings : []).slice(0, RECENT_SALES);
}

const NEARBY_SHOWN = 3;

/** Other sales beside a sale: those in its suburb first, then the latest. */
export function findSalesNearby(property: Partial<SoldProperty>, listings: readonly SaleListing[]) {
  const isNear = ({ suburb, state }: SoldProperty) => suburb === property.suburb && state === property.state;
  const others = findSoldProperties(listings).filter(({ id }) => id !== property.id);
  const nearFirst = others.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
  const sales = nearFirst.slice(0, NEARBY_SHOWN);
  return { isHere: sales.every(isNear), sales };
}

/** Sales of the agent with this e-mail address, latest first. */
export function findAgentSales(email: string, listings: readonly SaleListing[]): SoldProperty[] {
  return findSoldProperties(listings).filter(({ agentEmail }) => agentEmail === email);
}

const fromContent: readonly SoldProperty[] = soldProperties.map(fromRecord);

/** Converts a sale of sold.json, with a placeholder drawing if it has no pictures. */
export function fromRecord(record: SoldRecord): SoldProperty {
  const own = record.pictures.map(toSoldPicture);
  const pictures = withPlaceholder(own, { id: record.id, status: "sold" });
  return { ...record, state: agencyState, pictures, hasPictures: own.length > 0 };
}

function toSoldPicture(name: string): ListingPicture {
  return { ...getPicture(name), ...(agency.isSample && { label: "computer-made" }) };
}

function fromListing(listing: SaleListing): SoldProperty {
  const { originalId, sold, agent } = listing;
  return {
    id: originalId,
    sourceId: originalId,
    title: listing.title,
    address: listing.address,
    suburb: listing.suburb,
    state: listing.state,
    postcode: listing.postcode,
    type: listing.propertyType,
    beds: listing.beds,
    baths: listing.baths,
    cars: listing.cars,
    landSize: listing.landSize,
    description: listing.description,
    pictures: listing.pictures,
    hasPictures: listing.hasPictures,
    plan: listing.floorplans[0]?.src,
    changedAt: listing.changedAt,
    price: sold?.price,
    soldDate: sold?.date,
    method: toMethod(listing),
    daysOnMarket: sold?.daysOnMarket,
    agentName: agent.name,
    agentPhone: agent.phone,
    agentEmail: agent.email,
  };
}

/** The card of a sold property: the full price, and the date after the address (spec §2.16). */
export function toSoldSummary(property: SoldProperty): ListingSummary {
  const { id, sourceId, title, address, soldDate, description } = property;
  return {
    sourceId,
    href: href("/sold-property/:id", { id }),
    title,
    // Hard spaces keep the words of the date together.
    address: soldDate ? `${address}, ${`sold ${formatDate(soldDate)}`.replaceAll(" ", "\u00a0")}` : address,
    price: toSoldPrice(property),
    badges: [{ tone: "sold", label: "Sold" }],
    picture: { ...property.pictures[0], alt: "" },
    changedAt: property.changedAt,
    facts: toSoldFacts(property),
    campaign: toCampaign(property),
    summary: toFirstSentence(description),
  };
}

/** "Sold at auction, 26 days on the market" */
function toCampaign({ method, daysOnMarket }: SoldProperty) {
  const days = daysOnMarket === undefined ? undefined : `${formatCount(daysOnMarket, "day")} on the market`;
  return [method, days].filter(Boolean).join(", ") || undefined;
}

/** Sums up all sales in a sentence, if there are four or more with known days on the market. */
export function toSalesSentence(listings: readonly SaleListing[]) {
  const sales = listings.flatMap((listing) => {
    const { method, daysOnMarket, soldDate } = fromListing(listing);
    return soldDate && daysOnMarket !== undefined ? [{ method, daysOnMarket, soldDate }] : [];
  });
  const days = sales.map(({ daysOnMarket }) => daysOnMarket).toSorted((a, b) => a - b);
  const [first] = sales.map(({ soldDate }) => soldDate).toSorted();
  const half = days[Math.ceil(days.length / 2) - 1];
  if (days.length < RECENT_SALES || !first || half === undefined) return undefined;
  const auctions = sales.filter(({ method }) => method?.toLowerCase().endsWith("auction")).length;
  const since = `${days.length} sales since ${formatMonth(first)} that we have full records of`;
  return `Of the ${since}, ${auctions} went to auction. Half were sold within ${formatCount(half, "day")}.`;
}

/** Land has no rooms and no parking. */
export function toSoldFacts({ type, beds, baths, cars, landSize }: SoldProperty): ListingFacts {
  return isLand({ propertyType: type, beds }) ? { landSize } : { beds, baths, cars, landSize };
}

export function toSaleInformation(property: SoldProperty) {
  const { soldDate, method, daysOnMarket, type, suburb, landSize } = property;
  const rows = [
    { label: "Final price", value: toSoldPrice(property) },
    { label: "Sold", value: soldDate && formatDate(soldDate) },
    { label: "Method", value: method },
    {
      label: "On the market",
      value: daysOnMarket === undefined ? undefined : formatCount(daysOnMarket, "day"),
    },
    { label: "Property type", value: type },
    { label: "Suburb", value: suburb },
    { label: "Land size", value: landSize && formatLandSize(landSize) },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export function toSoldPrice({ price }: SoldProperty) {
  return price === undefined ? "Price withheld" : formatDollars(price);
}
