import { expect, test, vi } from "vitest";
import { agents, suburbs } from "#app/agency/folder/first-texts.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { ListKind } from "#app/listings/search/number-filters.ts";
import { createWordIndex } from "#app/listings/search/word-index.server.ts";
import { findLandmarks, readListWords } from "./read-list-words.server.ts";

const texts = { agents, suburbs };
const paths = { sale: "/listings", rent: "/rentals" };

const homes = [
  toSampleListing({ address: "12 Ocean Street, Manly", description: "North facing, with a new kitchen." }),
];

/** Finds the sample home by words. */
function match(words: string) {
  const index = createWordIndex();
  for (const home of homes) index.add(home);
  return index.match(homes, words);
}

function toHref(kind: ListKind, words: string, others = "") {
  const address = new URLSearchParams(`location=${encodeURIComponent(words)}&${others}`);
  const plain = readListWords({ kind, address, words, match, texts });
  return plain && decodeURIComponent(`${paths[plain.list]}?${plain.search}`);
}

test("a sentence becomes the address of its criteria; other words are dropped and named on the page", () => {
  expect(toHref("sale", "3 bed house freshwater or curl curl under 3.5m pool")).toBe(
    "/listings?beds=3&type=house&max=3500000&features=pool&suburbs=Curl+Curl,Freshwater",
  );
  const facing = "/listings?type=house&suburb=Freshwater&unknown=north+facing";
  expect(toHref("sale", "north facing house freshwater")).toBe(facing);
  expect(toHref("sale", "5 bedrooms near the water")).toBe("/listings?bedrooms=5&walk=10");
  expect(toHref("rent", "2 bed flat manly pets under 900pw")).toBe(
    "/rentals?type=Apartment&suburb=Manly&max=900&bedrooms=2&features=pets-considered",
  );
});

test("a day to move in filters rentals available by then", () => {
  const href = toHref("rent", "2 beds available in December");
  expect(href).toMatch(/^\/rentals\?bedrooms=2&available=\d{4}-12-31$/);
});

test("a sentence may lead to the other list", () => {
  expect(toHref("sale", "house to rent in manly")).toBe("/rentals?type=House&suburb=Manly");
  expect(toHref("sale", "two bedrooms under $900 with a cat")).toBe(
    "/rentals?max=900&bedrooms=2&features=pets-considered",
  );
  expect(toHref("rent", "apartment under 1m manly", "bedrooms=3")).toBe(
    "/listings?type=apartment&suburb=Manly&max=1000000",
  );
});

test("criteria replace earlier ones of the same kind; the address's others stay", () => {
  expect(
    toHref("sale", "manly or avalon under 3m", "price=1m-2m&suburb=Newport&beds=3&from=600&sort=price-up"),
  ).toBe("/listings?beds=3&max=3000000&suburbs=Avalon,Manly&sort=price-up");
});

test("a place among the remaining words is searched for", () => {
  const street = "/listings?location=ocean+street&beds=3&type=house";
  expect(toHref("sale", "3 bed house ocean street")).toBe(street);
  expect(toHref("sale", "2 beds S001")).toBe("/listings?location=S001&beds=2");
  expect(toHref("sale", "3 beds manly nsw")).toBe("/listings?beds=3&suburb=Manly");
  expect(toHref("rent", "12 Ocean Street to buy")).toBe("/listings?location=12+Ocean+Street");
});

test("partly understood words that find nothing become the understood filters", () => {
  expect(toHref("sale", "castle pool")).toBe("/listings?features=pool&unknown=castle");
  expect(toHref("sale", "avalon moat")).toBe("/listings?suburb=Avalon&unknown=moat");
  expect(toHref("sale", "new kitchen, manly")).toBeUndefined();
  expect(toHref("sale", "moat")).toBeUndefined();
});

test("methods of sale, open days, agents and days to move in are in the address", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T10:00:00+11:00"), toFake: ["Date"] });
  expect(toHref("sale", "auction")).toBe("/listings?method=auction");
  expect(toHref("sale", "houses open this weekend")).toBe("/listings?type=house&open=2026-12-05,2026-12-06");
  expect(toHref("sale", "with Callum")).toBe("/listings?agent=2");
  vi.useRealTimers();
});

const plain = ["manly", "2096", "pool", "12 Ocean Street", "S014", "renovated kitchen"];

test.each([...plain, "dee why beach", "dee why 2099"])("“%s” is searched for as before", (words) =>
  expect(toHref("sale", words)).toBeUndefined(),
);

const guide = {
  name: "Manly",
  overview: "Quiet streets behind Fairy Bower.",
  lifestyle: "Mornings belong to swimmers.",
  articles: { paragraph1: "The Corso joins them.", paragraph2: "" },
  stats: { schools: ["St Paul’s Catholic College"] },
};

test("names in a suburb's guide lead to the suburb", () => {
  const landmarks = findLandmarks([guide, { ...guide, name: "Fairlight", stats: { schools: [] } }]);
  expect(landmarks.get("fairy bower")).toEqual(["Manly", "Fairlight"]);
  expect(landmarks.get("st pauls catholic college")).toEqual(["Manly"]);
  expect([...landmarks.keys()]).not.toContain("quiet streets");
});
