import { type Rental, type RentalRecord, toRental } from "./rental-record.ts";

// Plain samples for tests, so that each test states what matters to it.

export const sampleChangedAt = Date.UTC(2026, 10, 1);

export function toSampleRentalRecord(changes: Partial<RentalRecord> = {}): RentalRecord {
  return {
    id: "R101",
    title: "A flat by the sea",
    weekly_rent_aud: 900,
    address: "2/1 Tern Lane, Manly",
    suburb: "Manly",
    bedrooms: 2,
    bathrooms: 1,
    parking: 1,
    type: "Apartment",
    description: "Plain and dry.",
    agent: { id: "agent-5", name: "Tom Okafor", phone: "0491 570 313", email: "tom@headland.example" },
    ...changes,
  };
}

export function toSampleRental(changes: Partial<RentalRecord> = {}, index = 0): Rental {
  return toRental(toSampleRentalRecord(changes), index, sampleChangedAt);
}
