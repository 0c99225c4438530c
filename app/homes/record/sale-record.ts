import * as v from "valibot";
import { elsewhere } from "#app/agency/folder/places.ts";
import { combineFeatures, findFilterWords } from "./facts/combined-features.ts";
import { toSaleFeatures } from "./facts/listing-features.ts";
import { amount, count, nonEmptyText, price } from "./fields.ts";
import { toImages } from "./listing-pictures.ts";
import { checkFieldsTogether, sharedFields, toPriceBelow } from "./listing-record.ts";
import { loadFailures } from "./load-failures.ts";
import { noteHiddenStreet } from "./place/hide-street.ts";
import { type ListedHome, toSharedListing } from "./shared-listing.ts";
import { dropUnknown, toBand, withhold } from "./withhold.ts";

const FEATURED_FROM_DOLLARS = 2_000_000;

/** The lower edges of the price bands (spec §5.3). */
export const priceEdges = [1, 750_000, 1_000_000, 2_000_000, 3_000_000, 4_000_000];

const saleFields = v.object({
  ...sharedFields,
  price_aud: v.union([v.literal(0), price]),
  beds: v.nullable(count),
  baths: v.nullable(count),
  images: v.nullish(v.array(nonEmptyText), []),
  property_info: v.nullish(
    v.object({
      "Home size_sqm": v.nullish(amount),
      "Council rates_AUD_per_quarter": v.nullish(amount),
      "Water rates_AUD_per_quarter": v.nullish(amount),
      "Strata levies_AUD_per_quarter": v.nullish(amount),
    }),
  ),
});

/** A supplied sale listing (spec §3.1), in dollars and sqm. */
export const saleRecordSchema = v.pipe(
  saleFields,
  checkFieldsTogether<v.InferOutput<typeof saleFields>>((record) => record.price_aud),
);

export type SaleRecord = v.InferOutput<typeof saleRecordSchema>;

/** A home for sale as pages show it (spec §3.2). */
export type SaleListing = ListedHome & {
  listingType: "Sale";
  /** The position in the file, from 1. */
  id: number;
  /** The supplied id. */
  originalId: string;
  /** In dollars; 0 if no price is given. */
  price: number;
  propertyInfo: {
    homeSizeSqm?: number;
    councilRatesQuarter?: number;
    waterRatesQuarter?: number;
    strataLeviesQuarter?: number;
  };
};

function withholdSale(record: SaleRecord): SaleRecord {
  return { ...withhold(record), price_aud: toBand(record, record.price_aud, priceEdges) };
}

/** A sale listing's entry in GET /data, with public values only, in the fields of spec §3.1. */
function toSaleEntry(supplied: SaleRecord) {
  const record = withholdSale(supplied);
  return {
    ...record,
    ...dropUnknown(record),
    beds: record.beds ?? undefined,
    baths: record.baths ?? undefined,
    price_aud: record.price_aud || undefined,
    images: toImages(toPictureRecords(record)),
  };
}

/** Converts a record for pages (spec §3.2). `index` is its position in the file, changed at `changedAt` (ms). */
export function toSaleListing(supplied: SaleRecord, index: number, changedAt: number): SaleListing {
  const record = withholdSale(supplied);
  const pictures = toPictureRecords(record);
  const shared = toSharedListing(record, { pictures, changedAt, elsewhere: elsewhere.sale });
  const features = toSaleFeatures(record);
  return {
    ...shared,
    id: index + 1,
    originalId: record.id,
    price: record.price_aud,
    priceBelow: toPriceBelow(record, record.price_aud, priceEdges),
    beds: record.beds ?? undefined,
    baths: record.baths ?? undefined,
    listingType: "Sale",
    featured: record.featured ?? record.price_aud >= FEATURED_FROM_DOLLARS,
    features,
    filterWords: findFilterWords(combineFeatures({ ...shared, listingType: "Sale", features })),
    propertyInfo: toPropertyInfo(record.property_info ?? {}),
  };
}

function toPictureRecords({ pictures, images }: SaleRecord) {
  return pictures?.length ? pictures : images.map((src) => ({ src }));
}

export const saleFormat = {
  file: "coastal-listings.json",
  schema: saleRecordSchema,
  leftOut: "Sale listing left out",
  failure: loadFailures.sale,
  toListing: toSaleListing,
  toEntry: toSaleEntry,
  // Addressed by position (spec §3.2).
  isKnownById: false,
  note: noteHiddenStreet,
};

function toPropertyInfo(info: NonNullable<SaleRecord["property_info"]>) {
  return {
    homeSizeSqm: info["Home size_sqm"] ?? undefined,
    councilRatesQuarter: info["Council rates_AUD_per_quarter"] ?? undefined,
    waterRatesQuarter: info["Water rates_AUD_per_quarter"] ?? undefined,
    strataLeviesQuarter: info["Strata levies_AUD_per_quarter"] ?? undefined,
  };
}
