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

test("a card of a home under offer has its badge", () => {
  const badges = [{ tone: "offer", label: "Under offer" }];
  expect(toListingSummary(toSampleListing({ status: "under-offer" }))).toMatchObject({ badges });
});

test("a card shows news for a week, and the day of an auction in the coming week", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27) });
  const toLabels = (changes: object) =>
    toListingSummary(toSampleListing(changes)).badges.map(({ label }) => label);
  const listed = ["2026-11-20", "2026-11-21", "2026-11-27", "2026-11-28"];
  expect(listed.map((listed_on) => toLabels({ listed_on }))).toEqual([[], ["New"], ["New"], []]);
  expect(toLabels({ auction: { at: "2026-11-28" } })).toEqual(["Auction Saturday"]);
  expect(toLabels({ auction: { at: "2026-12-04" } })).toEqual([]);
  expect(toLabels({ price_changed_on: "2026-11-25" })).toEqual(["Price guide changed"]);
  expect(toLabels({ price_changed_on: "2026-11-25", status: "under-offer" })).toEqual(["Under offer"]);
  const rental = toSampleRental({ price_changed_on: "2026-11-25" });
  expect(toListingSummary(rental).badges.map(({ label }) => label)).toEqual(["Rent changed", "For rent"]);
  vi.useRealTimers();
});

test("a card shows a rare feature, and the beach walk if short or asked for, otherwise the nearest walk", () => {
  const facts = { oceanViews: true, garages: 1, pool: true };
  const inAvalon = { suburb: "Avalon", address: "1 Tern Lane, Avalon" };
  const avalon = toSampleListing({ ...inAvalon, facts, lat: -33.634, lng: 151.329 });
  expect(toRemarks(avalon, false)).toEqual(["Ocean view", "4 min walk to the beach"]);
  const street = { suburb: "Brookvale", address: "1 Tern Lane, Brookvale" };
  const brookvale = toSampleListing({ ...street, lat: -33.7641, lng: 151.271 });
  expect(toRemarks(brookvale, false)).toEqual(["5 min walk to the village"]);
  expect(toRemarks(brookvale, true)).toEqual(["36 min walk to the beach"]);
  expect(toRemarks(toSampleListing(street), true)).toEqual([]);
  const rental = toSampleRental({ pets: "considered", suburb: "Bondi" });
  expect(toRemarks(rental, false)).toEqual(["Pets considered"]);
});

test("a rent is short outside the lists, and in full among rentals", () => {
  const rental = toSampleRental({ weekly_rent_aud: 1250 });
  expect(toListingSummary(rental).price).toBe("$1,250 pw");
  expect(toListedSummary(rental, { view: "grid", isWalkAsked: false }).price).toBe("$1,250 per week");
});

test("a home for sale shows parking of 0, a rental does not, and land is shown if there is some", () => {
  expect(toFacts(toSampleListing({ parking: 0 }))).toMatchObject({ cars: 0, landSize: undefined });
  const rental = toSampleRental({ parking: 0, home_size_sqm: 74 });
  expect(toFacts(rental)).toEqual({ beds: 2, baths: 1, cars: undefined, homeSize: 74 });
});

test("land shows frontage instead of rooms and parking; acreage with a house shows them", () => {
  const land = { land_size_sqm: 44_500, facts: { frontage: 120 } };
  const shown = { landSize: 44_500, frontage: 120 };
  for (const type of ["Land", "Acreage"])
    expect(toFacts(toSampleListing({ ...land, type, beds: 0 }))).toEqual(shown);
  const farm = toSampleListing({ ...land, type: "Acreage", parking: 2 });
  expect(toFacts(farm)).toMatchObject({ beds: 3, cars: 2 });
});

test("a card shows the next inspection, with the date if it is a week or more away", () => {
  const inspection = { date: "2026-11-28", start: "10:00", end: "10:45" };
  expect(formatOpen(inspection, "2026-11-22T23:59")).toBe("Open Sat 10:00–10:45");
  expect(formatOpen(inspection, "2026-11-21T09:00")).toBe("Open Sat 28 Nov 10:00–10:45");
  const evening = { date: "2026-11-25", start: "17:30", end: "18:00" };
  expect(formatOpen(evening, "2026-11-25T09:00")).toBe("Open Wed 5:30–6:00");
  expect(formatOpen({ date: "2026-11-28", start: "10:00" }, "2026-11-22T23:59")).toBe("Open Sat 10:00");
});

const toWords = (changes: object) =>
  toListingSummary(toSampleListing(changes)).times?.replaceAll("\u00a0", " ");

const closes = "2026-12-11T17:00";

test.each([
  [{}, undefined],
  [{ auction: { at: "2026-12-05T10:00", place: "on site" } }, "Auction Sat 5 Dec"],
  [{ method: "tender", closes }, "Tender closes Fri 11 Dec, 5:00 pm"],
  [{ method: "tender", closes: "2026-12-11" }, "Tender closes Fri 11 Dec"],
  [{ method: "expressions", closes }, "Offers close Fri 11 Dec, 5:00 pm"],
  [{ method: "set-sale", closes }, "Set date sale closes Fri 11 Dec, 5:00 pm"],
  [{ method: "sale", closes }, "Offers close Fri 11 Dec, 5:00 pm"],
])("the card of a home with %j says %s", (changes, words) => expect(toWords(changes)).toBe(words));
