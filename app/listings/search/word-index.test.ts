import fc from "fast-check";
import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { createWordIndex, type Searchable } from "./word-index.server.ts";

type Sample = { id: string; street: string; suburb: string; title?: string; description?: string };

const gannet = { id: "S001", street: "3 Gannet Crescent", suburb: "Freshwater", title: "Stone by the water" };
const valley = { id: "S002", street: "22 Spinifex Road", suburb: "Avalon", description: "A heated pool." };
const corner = { id: "S003", street: "9/21 Shearwater Street", suburb: "Manly" };
const view = { id: "S007", street: "18/52 Sandpiper Street", suburb: "Dee Why", title: "Wide ocean views" };
const bush = { id: "S017", street: "10/33 Bellbird Street", suburb: "Manly Vale" };
const beach = { id: "S008", street: "11 Sea Eagle Road", suburb: "Whale Beach" };
const samples: readonly Sample[] = [bush, gannet, valley, corner, view, beach];

function toListing({ street, suburb, ...about }: Sample, index: number) {
  return toSampleListing({ address: `${street}, ${suburb}`, suburb, title: "Plain", ...about }, index);
}

function search<Listing extends Searchable>(listings: readonly Listing[], text: string) {
  const index = createWordIndex();
  for (const listing of listings) index.add(listing);
  return index.match(listings, text);
}

function find(text: string, among = samples) {
  return search(among.map(toListing), text).listings.map(({ originalId }) => originalId);
}

test.each([
  ["gannet", ["S001"]],
  ["freshwater, 3 gannet crescent", ["S001"]],
  ["gannetcrescent", ["S001"]],
  ["2096", ["S001"]],
  ["2107", ["S002", "S008"]],
  ["2096 Freshwater, New South Wales, Australia", ["S001"]],
  ["a home in Freshwater", ["S001"]],
  ["fresh water", ["S001"]],
  ["Frèshwater", ["S001"]],
])("%s finds the place, whatever the order, case and punctuation", (text, ids) => {
  expect(find(text)).toEqual(ids);
});

const named = [
  { id: "HEADLD-BG14", street: "5 Sally's Corner Road", suburb: "Manly" },
  { id: "HEADLD-BG14C", street: "9 St Brendans Rd", suburb: "Manly" },
  { id: "HEADLD-BG04", street: "14 Petrel Road", suburb: "Manly" },
  corner,
];
test.each([
  ["14 petrel rd", "HEADLD-BG04"],
  ["Sally's Corner Rd", "HEADLD-BG14"],
  ["unit 9 21 Shearwater Street", "S003"],
  ["bg14c", "HEADLD-BG14C"],
])("%s finds its home, with any abbreviations", (text, id) => expect(find(text, named)).toEqual([id]));

test.each(["deewhy", "Dee Why", "why dee", "DEE-WHY", "Dee Why Beach", "dee why nsw 2099"])(
  "%s is Dee Why",
  (text) => {
    expect(find(text)).toEqual(["S007"]);
  },
);

test("Avalon Beach is Avalon in spite of a Beach Road, and Whale Beach is itself", () => {
  const road = { id: "S031", street: "4 Beach Road", suburb: "Avalon" };
  expect(find("Avalon Beach", [...samples, road])).toEqual(["S002", "S031"]);
  expect(find("Whale Beach")).toEqual(["S008"]);
});

test("Manly comes before Manly Vale, and is alone if its postcode is given", () => {
  expect(find("Manly, NSW")).toEqual(["S003", "S017"]);
  expect(find("manly 2095")).toEqual(["S003"]);
});

test("our Manly comes before Queensland's, which is alone if its postcode or state is given", () => {
  const queensland = { suburb: "Manly", state: "QLD", postcode: "4179" } as const;
  const away = toSampleListing({ id: "S040", address: "1 Bay Road, Manly", ...queensland });
  const homes = [away, ...samples.map(toListing)];
  const findIds = (text: string) => search(homes, text).listings.map(({ originalId }) => originalId);
  expect(findIds("Manly")).toEqual(["S003", "S040", "S017"]);
  expect(findIds("Manlly")).toEqual(["S003"]);
  expect(findIds("manly 2095")).toEqual(["S003"]);
  expect(findIds("manly 2096")).toEqual(["S003"]);
  expect([findIds("manly 4179"), findIds("Manly QLD")]).toEqual([["S040"], ["S040"]]);
});

test("a search for only state and country finds all homes", () => {
  expect(find("NSW")).toHaveLength(samples.length);
  expect(find("")).toHaveLength(samples.length);
});

test("a unit and its house without a street find no home with these digits elsewhere", () => {
  const lane = { id: "S041", street: "9 Tern Lane", suburb: "Avalon" };
  expect(find("9 / 21", [...samples, lane])).toEqual(["S003"]);
});

test("a Property ID finds only its home, for sale and for rent", () => {
  expect([find("S014"), find("s017"), find("S 003")]).toEqual([[], ["S017"], ["S003"]]);
  const rentals = ["R001", "R002"].map((id, index) => toSampleRental({ id }, index));
  const found = search(rentals, "r002");
  expect([found.listings.map(({ id }) => id), found.isExact]).toEqual([["R002"], true]);
});

test.each([
  ["ocean view", ["S007"]],
  ["pools", ["S002"]],
  ["swimming", ["S002"]],
])("%s finds words of title, features and description", (text, ids) => {
  expect(find(text)).toEqual(ids);
});

test.each([
  ["furnished", "R000"],
  ["pets considered", "R000"],
  ["unfurnished", "R001"],
])("%s finds rentals that say it in a field of its own, not those that say nothing", (text, found) => {
  const terms = [{ furnished: true, pets: "considered" } as const, { furnished: false }, {}];
  const rentals = terms.map((each, index) => toSampleRental({ id: `R00${index}`, ...each }, index));
  expect(search(rentals, text).listings.map(({ id }) => id)).toEqual([found]);
});

test("a place comes before a text with its words", () => {
  const poolStreet = { id: "S040", street: "1 Pool Street", suburb: "Cromer" };
  expect(find("pool", [...samples, poolStreet])).toEqual(["S040", "S002"]);
});

test("a suburb’s name finds no homes elsewhere whose texts mention it, even if none are there", () => {
  const description = "A bus to Manly, Palm Beach.";
  const far = { id: "S050", street: "1 Tern Lane", suburb: "Cromer", description };
  expect(find("manly", [...samples, far])).toEqual(["S003", "S017"]);
  expect(find("palm beach", [...samples, far])).toEqual([]);
});

test.each([
  ["Freshwatr", "Freshwater"],
  ["Frezhwater", "Freshwater"],
  ["Manley", "Manly"],
  ["Dee Wy", "Dee Why"],
  ["Avalom 2107", "Avalon"],
])("%s is corrected to %s, and the correction is shown", (text, suburb) => {
  const { listings, meant } = search(samples.map(toListing), text);
  expect([meant, ...new Set(listings.map((listing) => listing.suburb))]).toEqual([suburb, suburb]);
});

test("a correct search is not corrected, and two wrong letters find nothing", () => {
  const meantBy = (text: string) => search(samples.map(toListing), text).meant;
  for (const text of ["Freshwater", "gannet", "pool", "Frshwatr"]) expect(meantBy(text)).toBeUndefined();
  for (const text of ["Frshwatr", "nowhere", "曼利"]) expect(find(text)).toEqual([]);
});

test("any part of suburb, address or postcode finds its homes, in any case (spec §5.3)", () => {
  const texts = [
    "manly",
    "Manly",
    "anly v",
    "2095",
    "20",
    "tern lane",
    "8",
    "5/8",
    ", ",
    "2096 L",
    "nowhere",
  ];
  const sample = fc.record({
    id: fc.constantFrom("S001", "S002"),
    suburb: fc.constantFrom("Manly", "Manly Vale", "Dee Why", "Avalon", "Bondi"),
    street: fc.constantFrom("1 Tern Lane", "22 Manly Road", "5/8 Dotterel Street", "2096 Long Road", "18 A"),
  });
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 8 }), fc.constantFrom(...texts), (drawn, wanted) => {
      const listings = drawn.map(toListing);
      const part = wanted.toLowerCase();
      const { listings: found } = search(listings, wanted);
      const matches = ({ suburb, address, postcode = "" }: (typeof listings)[number]) =>
        [suburb, address, postcode].some((place) => place.toLowerCase().includes(part));
      expect(found).toEqual(expect.arrayContaining(listings.filter(matches)));
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
