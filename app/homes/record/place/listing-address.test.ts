import { expect, test } from "vitest";
import { toSampleListing } from "../sale.fixture.ts";
import { toFullAddress, toMapsUrl, toStreet } from "./listing-address.ts";

const freshwater = { suburb: "Freshwater", state: "NSW" as const, postcode: "2096" };
const tern = { address: "14 Tern Lane, Freshwater", ...freshwater };

const printed = "14 Tern Lane, Freshwater NSW 2096";

test("a full address has state and postcode, with or without the suburb in the record's address", () => {
  for (const address of [tern.address, "14 Tern Lane", printed])
    expect(toFullAddress({ ...tern, address })).toBe(printed);
});

test("an unknown postcode and state are left out", () => {
  expect(toFullAddress({ ...tern, postcode: undefined })).toBe("14 Tern Lane, Freshwater NSW");
  expect(toFullAddress({ address: "5 Wave Street, Bondi", suburb: "Bondi" })).toBe("5 Wave Street, Bondi");
});

test("the street is the part before the suburb", () => {
  expect(toStreet(tern)).toBe("14 Tern Lane");
  expect(toStreet({ ...tern, address: "9/21 Shearwater Street" })).toBe("9/21 Shearwater Street");
});

test("the map link has the full address", () => {
  expect(new URL(toMapsUrl(tern)).searchParams.get("query")).toBe(printed);
});

test("a hidden address is suburb, state and postcode everywhere", () => {
  const listing = toSampleListing({ address_display: false });
  const onMap = new URL(toMapsUrl(listing)).searchParams.get("query");
  const shown = [listing.address, toStreet(listing), toFullAddress(listing), onMap];
  expect(shown).toEqual(Array(4).fill("Manly NSW 2095"));
});
