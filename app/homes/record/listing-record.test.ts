import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRecords } from "#app/listings/catalogue/parse-records.ts";
import { lenientFields } from "./listing-record.ts";
import { toSampleRental, toSampleRentalRecord } from "./rental.fixture.ts";
import { rentalFormat } from "./rental-record.ts";
import { toSampleRecord } from "./sale.fixture.ts";
import { supply } from "./supply.fixture.ts";

test("a record without the new fields is shown as before them", () => {
  const before = {
    id: 1,
    originalId: "S001",
    title: "A house by the sea",
    price: 1_500_000,
    address: "1 Tern Lane, Manly",
    suburb: "Manly",
    postcode: "2095",
    beds: 3,
    baths: 2,
    cars: 1,
    landSize: undefined,
    propertyType: "House",
    listingType: "Sale",
    featured: false,
    pictures: [expect.objectContaining({ src: expect.stringContaining("/pictures/placeholder-") })],
    hasPictures: false,
    changedAt: 0,
    description: "Plain and dry.",
    features: ["Premium finishes", "Modern design"],
    agentId: undefined,
    coordinates: { lat: -33.7975, lng: 151.285 },
    pointsTo: "suburb",
    agent: { name: "Callum Reyes", phone: "0491 570 157", email: "callum@headland.example" },
    propertyInfo: {},
    nextInspection: undefined,
  };
  const neutral = {
    status: "current",
    state: "NSW",
    showsPrice: true,
    showsAddress: true,
    inspections: [],
    isByAppointment: false,
    floorplans: [],
    documents: [],
    links: [],
    agents: [before.agent],
    filterWords: [],
  };
  const { listing, warned } = supply({});
  expect(listing).toEqual({ ...before, ...neutral });
  expect(warned).toEqual([]);
});

test.each([
  { price_text: "" },
  { price_text: "x".repeat(61) },
  { price_text: "two\nlines" },
  { price_to: 1_499_999 },
  { price_to: "1600000" },
  { method: "raffle" },
  { closes: "Friday" },
  { also: "wine cellar" },
  { auction: { at: "Saturday", place: "on site" } },
  { auction: { place: "on site" } },
  { auction_result: "lost" },
  { auction_result: { bid_aud: 5 } },
  { inspections: "Saturday" },
  { sold: { date: "2999-01-01", price_aud: 1 } },
  { sold: { price_aud: 1 } },
  { listed_on: "soon" },
  { lat: -33.7, lng: 151.3 },
  { lat: "-33.79", lng: 151.28 },
  { lat: -33.7975 },
  { pictures: "a.jpg" },
  { pictures: [{ alt: "No address" }] },
  { pictures: [{ src: "http://photos.example/a.jpg" }] },
  { pictures: [{ src: "//photos.example/a.jpg" }] },
  { pictures: [{ src: "javascript:alert(1)" }] },
  { floorplans: ["data:image/png;base64,AA"] },
  { documents: [{ title: "Contract" }] },
  { video: "http://video.example/1" },
  { video: ["https://video.example/1"] },
  { tour: "https://name:word@tour.example/" },
  { tour: "https://tour.example/\n1" },
  { photo_consent: "yes" },
  { agents: [{ name: "Callum Reyes" }] },
])("%j costs that field with a warning, and no more", (fields) => {
  const [field = ""] = Object.keys(fields);
  const { listing, warnings } = supply(fields);
  expect(listing).toEqual(supply({}).listing);
  expect(warnings.map(({ id }) => id)).toContain("S001");
  expect(warnings.every((fault) => fault.field.startsWith(field) && fault.reason !== "")).toBe(true);
});

test.each([
  { available: "soon" },
  { bond_aud: -1 },
  { pets: "no" },
  { furnished: "partly" },
  { leased_on: "2026-02-30" },
  { apply: "mailto:us@headland.example" },
])("of a rental, %j costs that field with a warning", (fields) => {
  const record = { ...toSampleRentalRecord(), ...fields };
  const { listings, warnings } = parseRecords(
    JSON.stringify([record]),
    rentalFormat,
    toSampleRental().changedAt,
  );
  expect(listings).toEqual([toSampleRental()]);
  expect(warnings).toMatchObject([{ id: "R101", field: Object.keys(fields)[0] }]);
});

test("a fact that is wrong costs that fact", () => {
  const { listing, warnings } = supply({ facts: { study: "large", toilets: 99, gym: true } });
  expect(listing?.facts).toEqual({ gym: true });
  expect(warnings.map(({ field }) => field)).toEqual(["facts.toilets", "facts.study"]);
});

test("unknown fields are ignored", () => {
  expect(supply({ vendor: { name: "Ada" }, __proto__: { a: 1 } })).toMatchObject({ warned: [] });
  expect(supply({ vendor: { name: "Ada" } }).listing).toEqual(supply({}).listing);
});

test("nothing in the new fields can cost the record or break the reader", () => {
  const fields = fc.dictionary(fc.constantFrom(...lenientFields), fc.jsonValue());
  fc.assert(
    fc.property(fields, (changes) => {
      const records = JSON.stringify([{ ...toSampleRentalRecord(), ...changes }]);
      expect(parseRecords(records, rentalFormat, 0).listings).toHaveLength(1);
    }),
  );
});

test("up to four agents, the record's own first and once", () => {
  const { agent } = toSampleRecord();
  const others = ["b", "c", "d", "e"].map((name) => ({
    id: `agent-${name}`,
    name,
    phone: "0491 570 156",
    email: `${name}@headland.example`,
  }));
  const { listing } = supply({ agents: [others[0], agent, ...others.slice(1, 3)] });
  expect(listing?.agent).toEqual(agent);
  expect(listing?.agents.map(({ name }) => name)).toEqual([agent.name, "b", "c", "d"]);
  expect(supply({ agents: others }).listing?.agents).toHaveLength(4);
});

test("a line break in a text that must be there becomes a space", () => {
  expect(supply({ title: "A house\r\nby the sea" }).listing?.title).toBe("A house by the sea");
});
