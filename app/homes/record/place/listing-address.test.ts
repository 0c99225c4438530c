import { expect, test } from "vitest";
import { toSampleListing } from "../sale.fixture.ts";
import { toFullAddress, toMapsUrl, toStreet } from "./listing-address.ts";

const tern = {
  address: "14 Tern Lane, Freshwater",
  suburb: "Freshwater",
  state: "NSW" as const,
  postcode: "2096",
};

const printed = "14 Tern Lane, Freshwater NSW 2096";

test("prints an address with its state and postcode, whether or not the record names the suburb in it", () => {
  for (const address of [tern.address, "14 Tern Lane", printed])
    expect(toFullAddress({ ...tern, address })).toBe(printed);
});

test("leaves out a postcode and a state that are not known", () => {
  expect(toFullAddress({ ...tern, postcode: undefined })).toBe("14 Tern Lane, Freshwater NSW");
  expect(toFullAddress({ address: "5 Wave Street, Bondi", suburb: "Bondi" })).toBe("5 Wave Street, Bondi");
});

test("takes the street from in front of the suburb", () => {
  expect(toStreet(tern)).toBe("14 Tern Lane");
  expect(toStreet({ ...tern, address: "9/21 Shearwater Street" })).toBe("9/21 Shearwater Street");
});

test("asks the maps for the whole address", () => {
  expect(new URL(toMapsUrl(tern)).searchParams.get("query")).toBe(printed);
});

test("a hidden address is suburb, state and postcode, wherever an address stands", () => {
  const listing = toSampleListing({ address_display: false });
  expect([listing.address, toStreet(listing), toFullAddress(listing)]).toEqual(
    Array(3).fill("Manly NSW 2095"),
  );
  expect(new URL(toMapsUrl(listing)).searchParams.get("query")).toBe("Manly NSW 2095");
});
