import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRecords } from "#app/listings/catalogue/parse-records.ts";
import { lenientFields } from "./listing-record.ts";
import { toSampleRental, toSampleRentalRecord } from "./rental.fixture.ts";
import { rentalFormat } from "./rental-record.ts";
import { toSampleListing, toSampleRecord } from "./sale.fixture.ts";
import { supply } from "./supply.fixture.ts";

test("a record with only the specification's fields is on the market, with price and address shown", () => {
  const { listing, warned } = supply({});
  expect(listing).toMatchObject({
    status: "current",
    state: "NSW",
    showsPrice: true,
    showsAddress: true,
    inspections: [],
    isByAppointment: false,
    hasPictures: false,
    floorplans: [],
    documents: [],
    links: [],
    agents: [listing?.agent],
    filterWords: [],
  });
  expect(warned).toEqual([]);
});

test.each([
  { price_text: "" },
  { price_text: "x".repeat(61) },
  { price_to: 1_499_999 },
  { method: "raffle" },
  { closes: "Friday" },
  { also: "wine cellar" },
  { auction: { at: "Saturday", place: "on site" } },
  { auction_result: "lost" },
  { auction_result: { bid_aud: 5 } },
  { inspections: "Saturday" },
  { sold: { date: "2999-01-01", price_aud: 1 } },
  { listed_on: "soon" },
  { lat: -33.7, lng: 151.3 },
  { lat: -33.7975 },
  { pictures: "a.jpg" },
  { pictures: [{ src: "http://photos.example/a.jpg" }] },
  { pictures: [{ src: "//photos.example/a.jpg" }] },
  { pictures: [{ src: "javascript:alert(1)" }] },
  { floorplans: ["data:image/png;base64,AA"] },
  { video: "http://video.example/1" },
  { tour: "https://name:word@tour.example/" },
  { tour: "https://tour.example/\n1" },
  { photo_consent: "yes" },
  { agents: [{ name: "Callum Reyes" }] },
])("%j removes only that field, with a warning", (fields) => {
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
])("%j removes that field of a rental, with a warning", (fields) => {
  const record = { ...toSampleRentalRecord(), ...fields };
  const plain = toSampleRental();
  const { listings, warnings } = parseRecords(JSON.stringify([record]), rentalFormat, plain.changedAt);
  expect(listings).toEqual([plain]);
  expect(warnings).toMatchObject([{ id: "R101", field: Object.keys(fields)[0] }]);
});

test("an invalid fact is removed alone", () => {
  const { listing, warnings } = supply({ facts: { study: "large", toilets: 99, gym: true } });
  expect(listing?.facts).toEqual({ gym: true });
  expect(warnings.map(({ field }) => field)).toEqual(["facts.toilets", "facts.study"]);
});

test("no value of an optional field rejects the record or throws", () => {
  const fields = fc.dictionary(fc.constantFrom(...lenientFields), fc.jsonValue());
  fc.assert(
    fc.property(fields, (changes) => {
      const records = JSON.stringify([{ ...toSampleRentalRecord(), ...changes }]);
      expect(parseRecords(records, rentalFormat, 0).listings).toHaveLength(1);
    }),
  );
});

test("there are at most four agents, starting with the record's own, without duplicates", () => {
  const { agent } = toSampleRecord();
  const toAgent = (name: string) => ({
    id: `agent-${name}`,
    name,
    phone: "0491 570 156",
    email: `${name}@a.example`,
  });
  const others = ["b", "c", "d", "e"].map(toAgent);
  const { listing } = supply({ agents: [others[0], agent, ...others.slice(1, 3)] });
  expect(listing?.agent).toEqual(agent);
  expect(listing?.agents.map(({ name }) => name)).toEqual([agent.name, "b", "c", "d"]);
  expect(supply({ agents: others }).listing?.agents).toHaveLength(4);
});

test("a line break in a required text becomes a space", () => {
  expect(supply({ title: "A house\r\nby the sea" }).listing?.title).toBe("A house by the sea");
});

test("sales from two million dollars and every third rental are featured, unless their record says otherwise", () => {
  const dear = [1_999_999, 2_000_000].map((price_aud) => toSampleListing({ price_aud }).featured);
  expect(dear).toEqual([false, true]);
  expect(toSampleListing({ price_aud: 2_500_000, featured: false }).featured).toBe(false);
  expect(toSampleListing({ price_aud: 900_000, featured: true }).featured).toBe(true);
  const third = [0, 1, 2, 3, 4, 5, 8].filter((index) => toSampleRental({}, index).featured);
  expect(third).toEqual([2, 5, 8]);
  expect(toSampleRental({ featured: false }, 2).featured).toBe(false);
});

test("pictures keep their order and labels; our own are found by address", () => {
  const own = { src: "/pictures/place-long-reef.jpg", label: "computer-made" };
  const measures = { width: 1600, height: 900, colour: "#8aa1ad", widths: [800, 400, 800] };
  const full = { src: "https://photos.example/a.jpg", alt: "The street", label: "location", ...measures };
  const { listing, warned } = supply({ pictures: [own, full], images: ["/pictures/place-barrenjoey.jpg"] });
  expect(listing?.pictures).toEqual([
    { ...toSampleListing({ images: [own.src] }).pictures[0], label: "computer-made" },
    { ...full, widths: [400, 800] },
  ]);
  expect(listing?.hasPictures).toBe(true);
  expect(warned).toEqual([]);
});

test("floor plans are pictures; documents have a title and an optional size", () => {
  const [plan, upper] = ["https://files.example/plan.png", { src: "/plans/2.png", alt: "Upper floor" }];
  const [contract, report] = ["https://files.example/contract.pdf?v=2", "https://files.example/2.pdf"];
  const about = { title: "Pest report", bytes: 120_000 };
  const links = { video: "https://video.example/1", tour: "https://tour.example/1" };
  const documents = [contract, { src: report, ...about }];
  expect(supply({ floorplans: [plan, upper], documents, ...links }).listing).toMatchObject({
    floorplans: [{ src: plan }, upper],
    documents: [
      { href: contract, title: "contract.pdf" },
      { href: report, ...about },
    ],
    ...links,
  });
});

test.each([
  ["pictures", 40, () => ({ src: "/pictures/place-long-reef.jpg" })],
  ["floorplans", 4, () => ({ src: "/plans/1.png" })],
  ["documents", 10, () => ({ src: "/documents/1.pdf" })],
  ["inspections", 20, (day: number) => `2026-12-${String(day + 1).padStart(2, "0")}T10:00`],
] as const)("of %s the first %i count, with a warning", (field, bound, toEntry) => {
  const many = Array.from({ length: bound + 1 }, (_, index) => toEntry(index));
  expect(supply({ [field]: many.slice(1) })).toMatchObject({ warned: [] });
  const { listing, warned } = supply({ [field]: many });
  expect(listing?.[field]).toHaveLength(bound);
  expect(warned).toEqual([field]);
});

test("an auction has a day, and an optional time and place", () => {
  const auctionAt = (at: string) => supply({ auction: { at, place: "on site" } }).listing?.auction;
  expect(auctionAt("2026-12-05T10:00")).toEqual({ date: "2026-12-05", start: "10:00", place: "on site" });
  expect(auctionAt("2026-12-05")).toEqual({ date: "2026-12-05", start: undefined, place: "on site" });
});

test("an auction result has the bid and its own day or the auction's", () => {
  const resultOf = (auction_result: object | string) =>
    supply({ auction: { at: "2026-11-21T10:00" }, auction_result }).listing?.auctionResult;
  expect(resultOf("passed-in")).toEqual({ result: "passed-in", date: "2026-11-21" });
  const prior = { result: "sold-prior", date: "2026-11-19" };
  expect(resultOf({ ...prior, bid_aud: 2_400_000 })).toEqual({ ...prior, bid: 2_400_000 });
});

test("an auction is upcoming until its result is known; a passed-in home may have another", () => {
  const auctionAfter = (auction_result: object | string) =>
    supply({ auction: { at: "2026-12-05" }, auction_result }).listing?.auction?.date;
  expect(auctionAfter("withdrawn")).toBeUndefined();
  expect(auctionAfter({ result: "sold-prior", date: "2026-11-28" })).toBeUndefined();
  expect(auctionAfter("passed-in")).toBeUndefined();
  expect(auctionAfter({ result: "passed-in", date: "2026-11-07" })).toBe("2026-12-05");
  expect(supply({ status: "sold", auction: { at: "2026-12-05" } }).listing?.auction).toBeUndefined();
});

test("inspections are sorted and the next is the earliest, whatever next_inspection has, or by appointment", () => {
  const inspections = ["2026-12-02T17:00/17:30", "2026-11-28T10:00/10:30", "bad", "2026-11-28T10:00/10:30"];
  const { listing, warned } = supply({ inspections, next_inspection: "2026-12-24T10:00" });
  expect(listing?.inspections.map(({ date }) => date)).toEqual(["2026-11-28", "2026-12-02"]);
  expect(listing?.nextInspection).toEqual({ date: "2026-11-28", start: "10:00", end: "10:30" });
  expect(warned).toEqual(["inspections.2"]);
  expect(supply({ next_inspection: "Saturday 10:00/10:45" }).listing?.inspections).toHaveLength(1);
  expect(supply({ inspections: "by-appointment" })).toMatchObject({
    listing: { isByAppointment: true, inspections: [] },
    warned: [],
  });
});
