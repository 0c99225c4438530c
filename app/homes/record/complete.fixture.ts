import type { RentalRecord } from "./rental-record.ts";
import type { SaleRecord } from "./sale-record.ts";

/** All fields are required, so that a missing one does not compile. */
type Complete<Fields> = { [Field in keyof Fields]-?: NonNullable<Fields[Field]> };
type Shared = Complete<Omit<SaleRecord, "price_aud" | "beds" | "baths" | "images" | "property_info">>;

const shared: Shared = {
  id: "S001",
  title: "A house by the sea",
  address: "1 Tern Lane",
  suburb: "Manly",
  state: "NSW",
  postcode: "2095",
  parking: 1,
  type: "House",
  land_size_sqm: 612,
  description: "Plain and dry.",
  agent: { id: "agent-5", name: "Tom Okafor", phone: "0491 570 313", email: "tom@headland.example" },
  agents: [{ name: "Ben Ash", phone: "0491 570 006", email: "ben@headland.example" }],
  status: "current",
  next_inspection: "2099-11-28T10:00/10:30",
  inspections: ["2099-12-05T10:00/10:30"],
  price_text: "Guide $1.5M",
  price_display: true,
  price_to: 1_600_000,
  method: "auction",
  auction: { at: "2099-12-05T11:00", place: "On site" },
  closes: "2099-12-11T17:00",
  auction_result: { result: "passed-in", bid_aud: 1_400_000, date: "2026-11-21" },
  listed_on: "2026-10-01",
  price_changed_on: "2026-11-01",
  sold: { date: "2026-11-20", price_aud: 1_550_000, display: true },
  address_display: true,
  lat: -33.797,
  lng: 151.288,
  pictures: [{ src: "/pictures/s001-street.jpg", alt: "A house" }],
  floorplans: [{ src: "/plans/s001-1.svg" }],
  documents: [{ src: "/documents/contract.pdf", title: "Contract", bytes: 1_000 }],
  video: "https://video.example/1",
  tour: "https://tour.example/1",
  links: [{ href: "https://more.example/1" }],
  available: "2099-01-10",
  bond_aud: 3_600,
  pets: "considered",
  furnished: true,
  lease: "Twelve months",
  leased_on: "2026-11-20",
  apply: "https://apply.example/1",
  featured: true,
  features: ["Boat shed"],
  facts: { pool: true },
  also: ["Wine cellar"],
  photo_consent: "2026-09-01",
};

export const completeSale: Complete<SaleRecord> = {
  ...shared,
  price_aud: 1_500_000,
  beds: 3,
  baths: 2,
  images: ["/pictures/s001-rear.jpg"],
  property_info: {
    "Home size_sqm": 180,
    "Council rates_AUD_per_quarter": 500,
    "Water rates_AUD_per_quarter": 200,
    "Strata levies_AUD_per_quarter": 900,
  },
};

export const completeRental: Complete<RentalRecord> = {
  ...shared,
  weekly_rent_aud: 900,
  bedrooms: 3,
  bathrooms: 2,
  home_size_sqm: 180,
  not_before: "2099-06-01",
};
