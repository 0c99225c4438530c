import { saleList } from "#app/listings/sale/sale-filters.ts";
import { parseFilters } from "#app/listings/search/filters.ts";
import { type SaleListing, type SaleRecord, toSaleListing } from "./sale-record.ts";

// Plain samples for tests, so that each test states what matters to it.

export const sampleChangedAt = Date.UTC(2026, 10, 1);

export function toSampleRecord(changes: Partial<SaleRecord> = {}): SaleRecord {
  return {
    id: "S001",
    title: "A house by the sea",
    price_aud: 1_500_000,
    address: "1 Tern Lane, Manly",
    suburb: "Manly",
    beds: 3,
    baths: 2,
    parking: 1,
    type: "House",
    images: [],
    description: "Plain and dry.",
    agent: { name: "Callum Reyes", phone: "0491 570 157", email: "callum@headland.example" },
    ...changes,
  };
}

export function toSampleListing(changes: Partial<SaleRecord> = {}, index = 0): SaleListing {
  return toSaleListing(toSampleRecord(changes), index, sampleChangedAt);
}

/** A listing with values for every part of its page, and the changes in `about`. */
export function toTestListing(about: Partial<SaleListing> = {}): SaleListing {
  const listing = toSampleListing({
    id: "S014",
    title: "Clifftop house above the rock pool",
    price_aud: 3_000_000,
    address: "14 Tern Lane, Freshwater",
    suburb: "Freshwater",
    beds: 4,
    baths: 3,
    parking: 2,
    land_size_sqm: 612,
    description: "Two storeys of spotted gum. Upstairs, four bedrooms share a long gallery.",
    next_inspection: "2026-11-28T10:00/10:30",
  });
  return { ...listing, ...about };
}

/** Parses the filters of an address, with these names as known suburbs. */
export function parseSample(search: string, suburbs: readonly string[] = []) {
  return parseFilters(saleList, new URLSearchParams(search), suburbs);
}
