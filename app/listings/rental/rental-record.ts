import * as v from "valibot";
import { centralPoint, places } from "#content/places.ts";
import { parseInspection } from "../inspections/inspection.ts";
import { toRentalFeatures } from "../listing-features.ts";
import { defaultRentalPicture, toRentalPictures } from "./rental-pictures.ts";

const FEATURED_EVERY = 3;

const someText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A rental as it is supplied (spec §3.3); dollars a week and sqm. */
export const rentalRecordSchema = v.object({
  id: someText,
  title: someText,
  weekly_rent_aud: v.pipe(v.number(), v.minValue(1)),
  address: someText,
  suburb: someText,
  bedrooms: count,
  bathrooms: count,
  parking: v.nullish(count, 0),
  home_size_sqm: v.nullish(v.pipe(v.number(), v.minValue(0))),
  type: v.picklist(["House", "Apartment"]),
  description: someText,
  agent: v.object({ id: v.nullish(someText), name: someText, phone: someText, email: someText }),
  next_inspection: v.nullish(v.string()),
});

export type RentalRecord = v.InferOutput<typeof rentalRecordSchema>;
export type Rental = ReturnType<typeof toRental>;

/** What pages show of a record (spec §3.4). `index` is its place in the file; `changedAt` is when the file changed (ms). */
export function toRental(record: RentalRecord, index: number, changedAt: number) {
  const place = places.find(({ name }) => name === record.suburb);
  return {
    id: record.id,
    title: record.title,
    address: record.address,
    suburb: record.suburb,
    postcode: place?.postcode,
    /** Dollars a week. */
    price: record.weekly_rent_aud,
    propertyType: record.type,
    listingType: "Rent" as const,
    featured: (index + 1) % FEATURED_EVERY === 0,
    beds: record.bedrooms,
    baths: record.bathrooms,
    cars: record.parking,
    /** The record gives the home's own size; spec §3.4 calls the field landSize (docs/decisions/008). */
    homeSize: record.home_size_sqm || undefined,
    description: record.description,
    features: toRentalFeatures(record.description),
    pictures: toRentalPictures(record.id, record.type),
    defaultPicture: defaultRentalPicture,
    changedAt,
    coordinates: place ? { lat: place.lat, lng: place.lng } : { ...centralPoint },
    agentId: record.agent.id ?? undefined,
    agent: { name: record.agent.name, phone: record.agent.phone, email: record.agent.email },
    nextInspection: parseInspection(record.next_inspection ?? ""),
  };
}

export const rentalKind = {
  file: "coastal-rentals.json",
  schema: rentalRecordSchema,
  leftOut: "Rental left out",
  failure: "Failed to fetch rental listings",
  toListing: toRental,
  isKnownById: true,
};
