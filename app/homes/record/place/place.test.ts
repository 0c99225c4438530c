import { describe, expect, test } from "vitest";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { getMap } from "#app/listings/detail/listing-extras.server.ts";
import { findMore } from "#app/listings/detail/listing-result.ts";
import { createWordIndex } from "#app/listings/search/word-index.server.ts";
import { findStatesOf, parseState } from "#app/region/state.ts";
import { toSampleRental } from "../rental.fixture.ts";
import { toSampleListing } from "../sale.fixture.ts";
import { supply } from "../supply.fixture.ts";
import { getMapPosition, toFullAddress, toMapsUrl } from "./listing-address.ts";

const church = { address: "12 Church Street, Richmond", suburb: "Richmond" };
const richmond = { ...church, state: "VIC" as const, postcode: "3121" };
const shown = "12 Church Street, Richmond VIC 3121";

describe("a home in another state has its address there, and no position on maps", () => {
  test.each([
    richmond,
    { ...church, postcode: "3121" },
    { ...church, address: shown },
    { ...church, address: "12 Church Street, Richmond, Victoria 3121" },
    { ...church, address: "12 Church Street, Richmond 3121" },
  ])("%j", (changes) => {
    for (const listing of [toSampleListing(changes), toSampleRental(changes)]) {
      expect(listing).toMatchObject({ address: shown, state: "VIC", postcode: "3121" });
      expect(toFullAddress(listing)).toBe(shown);
      expect(toListingSummary(listing).address).toBe(shown);
      expect(getMapPosition(listing)).toBeUndefined();
      expect(getMap(listing).map).toBeUndefined();
      expect(new URL(toMapsUrl(listing)).searchParams.get("query")).toBe(shown);
    }
  });

  test("also with a hidden street", () => {
    expect(toSampleListing({ ...richmond, address_display: false }).address).toBe("Richmond VIC 3121");
  });

  test("its own position is ignored", () => {
    const { listing, warned } = supply({ ...richmond, lat: -37.82, lng: 145 });
    expect(warned).toEqual(["lat"]);
    expect(listing && getMapPosition(listing)).toBeUndefined();
  });

  test("no home of ours is near it, and a search by its state finds it", () => {
    const [away, ...ours] = [toSampleListing(richmond, 0), toSampleListing({ suburb: "Dee Why" }, 1)];
    const dear = toSampleListing({ ...richmond, price_aud: 1_800_000 }, 2);
    expect(away && findMore(away, [...ours, dear])[0]).toBe(dear);
    const index = createWordIndex();
    for (const listing of [away, ...ours]) index.add(listing);
    expect(index.match([away, ...ours], "richmond vic").listings).toEqual([away]);
  });
});

test("a home in a namesake of our suburb is not in our suburb", () => {
  const manly = toSampleListing({ address: "1 Bay Road, Manly", state: "QLD", postcode: "4179" });
  expect(manly).toMatchObject({ address: "1 Bay Road, Manly QLD 4179", postcode: "4179" });
  expect(getMapPosition(manly)).toBeUndefined();
  const ours = [1, 2, 3].map((index) => toSampleListing({}, index));
  const place = { address: "2 Bay Road, Manly", state: "QLD", postcode: "4179" } as const;
  const there = toSampleListing({ ...place, price_aud: 1_800_000 }, 4);
  expect(findMore(manly, [...ours, there])[0]).toBe(there);
});

test("an unknown suburb has the record's state and postcode, or none", () => {
  const bondi = { address: "5 Wave Street, Bondi", suburb: "Bondi" };
  expect(toSampleListing(bondi)).toMatchObject({ ...bondi, state: undefined, postcode: undefined });
  const { address } = toSampleListing({ ...bondi, state: "NSW", postcode: "2026" });
  expect(address).toBe("5 Wave Street, Bondi NSW 2026");
});

test("our suburbs are recognised with or without state and postcode", () => {
  for (const said of [{}, { state: "NSW" as const }, { postcode: "2095" }]) {
    const listing = toSampleListing(said);
    expect(listing).toMatchObject({ address: "1 Tern Lane, Manly", state: "NSW", postcode: "2095" });
    expect(getMapPosition(listing)).toBeDefined();
  }
});

test.each([
  { state: "Ontario" },
  { state: "" },
  { postcode: "209" },
  { postcode: "SW1A" },
  { state: "NSW", postcode: "3121" },
  { state: "VIC", postcode: "2095" },
])("a record with %j is left out", (changes) => {
  const leftOut = [{ field: Object.keys(changes).at(-1) }];
  expect(supply(changes)).toMatchObject({ listing: undefined, leftOut });
});

test.each([
  ["vic", "VIC"],
  [" New  South Wales ", "NSW"],
  ["N.S.W.", "NSW"],
  ["Tasmania", "TAS"],
  ["Ontario", undefined],
  ["", undefined],
])("%j is %s", (text, state) => expect(parseState(text)).toBe(state));

test.each([
  ["2095", ["NSW"]],
  ["0800", ["NT"]],
  ["0200", ["ACT"]],
  ["2612", ["NSW", "ACT"]],
  ["6000", ["WA"]],
])("%s is in %j", (postcode, states) => expect(findStatesOf(postcode)).toEqual(states));

test("a postcode of two states may be in either", () => {
  const place = { state: "NSW", postcode: "3644" };
  const { listing } = supply({ address: "1 A Street, Barooga", suburb: "Barooga", ...place });
  expect(listing).toMatchObject(place);
});
