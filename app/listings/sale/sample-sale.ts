import { parseSaleFilters } from "./sale-filters.ts";
import { type SaleListing, type SaleRecord, toSaleListing } from "./sale-record.ts";

// Samples for tests: as plain as they can be, so that each test says what matters to it.

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

/** The filters of an address, where these names are suburbs. */
export function parseSample(search: string, suburbs: readonly string[] = []) {
  return parseSaleFilters(new URLSearchParams(search), suburbs);
}
