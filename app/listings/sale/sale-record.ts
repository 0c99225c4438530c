import * as v from "valibot";
import { places } from "#content/places.ts";
import { parseInspection } from "../inspections/inspection.ts";
import { toSaleFeatures } from "../listing-features.ts";
import { toListingPictures } from "../listing-pictures.ts";

const FEATURED_FROM_DOLLARS = 2_000_000;
const defaultPlace = places.find((place) => place.name === "Dee Why");

const someText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.nullish(v.pipe(v.number(), v.minValue(0)));

/** A sale listing as it is supplied (spec §3.1); dollars and sqm. */
export const saleRecordSchema = v.object({
  id: someText,
  title: someText,
  price_aud: v.pipe(v.number(), v.minValue(1)),
  address: someText,
  suburb: someText,
  beds: count,
  baths: count,
  parking: v.nullish(count, 0),
  land_size_sqm: amount,
  type: someText,
  images: v.nullish(v.array(someText), []),
  description: someText,
  agent: v.object({ id: v.nullish(someText), name: someText, phone: someText, email: someText }),
  next_inspection: v.nullish(v.string()),
  property_info: v.nullish(
    v.object({
      "Home size_sqm": amount,
      "Council rates_AUD_per_quarter": amount,
      "Water rates_AUD_per_quarter": amount,
      "Strata levies_AUD_per_quarter": amount,
    }),
  ),
});

export type SaleRecord = v.InferOutput<typeof saleRecordSchema>;
export type SaleListing = ReturnType<typeof toSaleListing>;

/** What pages show of a record (spec §3.2). `index` is its place in the file; `changedAt` is when the file changed (ms). */
export function toSaleListing(record: SaleRecord, index: number, changedAt: number) {
  const place = places.find(({ name }) => name === record.suburb);
  const { lat, lng } = place ?? defaultPlace ?? places[0];
  return {
    id: index + 1,
    originalId: record.id,
    title: record.title,
    price: record.price_aud,
    address: record.address,
    suburb: place?.name ?? record.suburb,
    postcode: place?.postcode,
    beds: record.beds,
    baths: record.baths,
    cars: record.parking,
    landSize: record.land_size_sqm || undefined,
    propertyType: propertyTypes.get(record.type.toLowerCase()) ?? record.type,
    listingType: "Sale" as const,
    featured: record.price_aud >= FEATURED_FROM_DOLLARS,
    pictures: toListingPictures(record.images, record.id, record.title),
    /** Otherwise the one picture is a placeholder. */
    hasPictures: record.images.length > 0,
    changedAt,
    description: record.description,
    features: toSaleFeatures(record.description),
    agentId: record.agent.id ?? undefined,
    coordinates: { lat, lng },
    agent: { name: record.agent.name, phone: record.agent.phone, email: record.agent.email },
    propertyInfo: toPropertyInfo(record.property_info ?? {}),
    nextInspection: parseInspection(record.next_inspection ?? ""),
  };
}

export const saleKind = {
  file: "coastal-listings.json",
  schema: saleRecordSchema,
  leftOut: "Sale listing left out",
  failure: "Failed to load coastal listings",
  toListing: toSaleListing,
  // Addressed by position (spec §3.2).
  isKnownById: false,
};

const propertyTypes = new Map(["House", "Apartment", "Townhouse"].map((type) => [type.toLowerCase(), type]));

function toPropertyInfo(info: NonNullable<SaleRecord["property_info"]>) {
  return {
    homeSizeSqm: info["Home size_sqm"] ?? undefined,
    councilRatesQuarter: info["Council rates_AUD_per_quarter"] ?? undefined,
    waterRatesQuarter: info["Water rates_AUD_per_quarter"] ?? undefined,
    strataLeviesQuarter: info["Strata levies_AUD_per_quarter"] ?? undefined,
  };
}
