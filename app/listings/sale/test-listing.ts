import { type SaleListing, toSaleListing } from "./sale-record.ts";

/** A sale listing for tests: a plain one, with what the test is about. */
export function toTestListing(about: Partial<SaleListing> = {}): SaleListing {
  const record = {
    id: "S014",
    title: "Clifftop house above the rock pool",
    price_aud: 3_000_000,
    address: "14 Tern Lane, Freshwater",
    suburb: "Freshwater",
    beds: 4,
    baths: 3,
    parking: 2,
    land_size_sqm: 612,
    type: "House",
    images: [],
    description: "Two storeys of spotted gum. Upstairs, four bedrooms share a long gallery.",
    agent: { id: "agent-2", name: "Callum Reyes", phone: "0491 570 157", email: "callum@headland.example" },
    next_inspection: "2026-11-28T10:00/10:30",
    property_info: undefined,
  };
  return { ...toSaleListing(record, 0, 0), ...about };
}
