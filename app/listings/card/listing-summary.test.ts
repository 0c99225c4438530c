import { expect, test, vi } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { sampleChangedAt, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { toFacts } from "./listing-facts.ts";
import { formatOpen, toListedSummary, toListingSummary, toRemarks } from "./listing-summary.ts";

test("a card has the address of its page, the price as shown and the time of the last change", () => {
  const listing = toSampleListing({ price_aud: 4_900_000, description: "Sea. And sky." }, 13);
  expect(toListingSummary(listing)).toMatchObject({
    href: "/property/14",
    price: "$4.9M",
    summary: "Sea.",
    changedAt: sampleChangedAt,
    badges: [],
  });
});

test("a card of a list has a status badge but none for featured homes", () => {
  const badges = [{ tone: "offer", label: "Under offer" }];
  const underOffer = toSampleListing({ price_aud: 4_900_000, status: "under-offer" });
  expect(toListingSummary(underOffer)).toMatchObject({ badges });
});

test("a card shows news for a week, and the day of an auction in the coming week", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27) });
  const toLabels = (changes: object) =>
    toListingSummary(toSampleListing(changes)).badges.map(({ label }) => label);
  expect(
    ["2026-11-20", "2026-11-21", "2026-11-27", "2026-11-28"].map((listed_on) => toLabels({ listed_on })),
  ).toEqual([[], ["New"], ["New"], []]);
  expect(["2026-11-28", "2026-12-04"].map((at) => toLabels({ auction: { at } }))).toEqual([
    ["Auction Saturday"],
    [],
  ]);
  expect(toLabels({ price_changed_on: "2026-11-25" })).toEqual(["Price guide changed"]);
  expect(toLabels({ price_changed_on: "2026-11-25", status: "under-offer" })).toEqual(["Under offer"]);
  const rental = toSampleRental({ price_changed_on: "2026-11-25" });
  expect(toListingSummary(rental).badges.map(({ label }) => label)).toEqual(["Rent changed", "For rent"]);
  vi.useRealTimers();
});

test("a card shows a rare feature, and the beach walk if short or asked for, otherwise the nearest walk", () => {
  const facts = { oceanViews: true, garages: 1, pool: true };
  const avalon = toSampleListing({
    suburb: "Avalon",
    address: "1 Tern Lane, Avalon",
    facts,
    lat: -33.634,
    lng: 151.329,
  });
  expect(toRemarks(avalon, false)).toEqual(["Ocean view", "4 min walk to the beach"]);
  const street = { suburb: "Brookvale", address: "1 Tern Lane, Brookvale" };
  const brookvale = toSampleListing({ ...street, lat: -33.7641, lng: 151.271 });
  expect(toRemarks(brookvale, false)).toEqual(["5 min walk to the village"]);
  expect(toRemarks(brookvale, true)).toEqual(["36 min walk to the beach"]);
  expect(toRemarks(toSampleListing(street), true)).toEqual([]);
  expect(toRemarks(toSampleRental({ pets: "considered", suburb: "Bondi" }), false)).toEqual([
    "Pets considered",
  ]);
});

test("a rent is short outside the lists, and in full among rentals", () => {
  const rental = toSampleRental({ weekly_rent_aud: 1250 });
  expect(toListingSummary(rental).price).toBe("$1,250 pw");
  expect(toListedSummary(rental, { view: "grid", isWalkAsked: false }).price).toBe("$1,250 per week");
});

test("a home for sale shows parking of 0, a rental does not, and land is shown if there is some", () => {
  expect(toFacts(toSampleListing({ parking: 0 }))).toMatchObject({ cars: 0, landSize: undefined });
  expect(toFacts(toSampleRental({ parking: 0, home_size_sqm: 74 }))).toEqual({
    beds: 2,
    baths: 1,
    cars: undefined,
    homeSize: 74,
  });
});

test("land shows frontage instead of rooms and parking; acreage with a house shows them", () => {
  const land = { land_size_sqm: 44_500, facts: { frontage: 120 } };
  const shown = { landSize: 44_500, frontage: 120 };
  expect(toFacts(toSampleListing({ ...land, type: "Land", beds: 0 }))).toEqual(shown);
  expect(toFacts(toSampleListing({ ...land, type: "Acreage", beds: 0 }))).toEqual(shown);
  expect(toFacts(toSampleListing({ ...land, type: "Acreage", parking: 2 }))).toMatchObject({
    beds: 3,
    cars: 2,
  });
});

test("a card shows the next inspection, with the date if it is a week or more away", () => {
  const inspection = { date: "2026-11-28", start: "10:00", end: "10:45" };
  expect(formatOpen(inspection, "2026-11-22T23:59")).toBe("Open Sat 10:00–10:45");
  expect(formatOpen(inspection, "2026-11-21T09:00")).toBe("Open Sat 28 Nov 10:00–10:45");
  expect(formatOpen({ date: "2026-11-25", start: "17:30", end: "18:00" }, "2026-11-25T09:00")).toBe(
    "Open Wed 5:30–6:00",
  );
  expect(formatOpen({ date: "2026-11-28", start: "10:00" }, "2026-11-22T23:59")).toBe("Open Sat 10:00");
});

const toWords = (changes: object) =>
  toListingSummary(toSampleListing(changes)).times?.replaceAll("\u00a0", " ");

test("a card shows the day of the auction", () => {
  const auction = { at: "2026-12-05T10:00", place: "on site" };
  expect(toWords({ auction })).toBe("Auction Sat 5 Dec");
  expect(toWords({})).toBeUndefined();
});

test("a card shows the day and time when offers close, with the method", () => {
  const closes = "2026-12-11T17:00";
  expect(toWords({ method: "tender", closes })).toBe("Tender closes Fri 11 Dec, 5:00 pm");
  expect(toWords({ method: "expressions", closes })).toBe("Offers close Fri 11 Dec, 5:00 pm");
  expect(toWords({ method: "set-sale", closes })).toBe("Set date sale closes Fri 11 Dec, 5:00 pm");
  expect(toWords({ method: "sale", closes })).toBe("Offers close Fri 11 Dec, 5:00 pm");
  expect(toWords({ method: "tender", closes: "2026-12-11" })).toBe("Tender closes Fri 11 Dec");
});
