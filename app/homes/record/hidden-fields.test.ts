import { expect, test } from "vitest";
import { toSampleListing } from "./sale.fixture.ts";
import { supply } from "./supply.fixture.ts";

test("price and how it is shown", () => {
  const price = {
    price_text: "By negotiation",
    price_display: false,
    price_to: 1_600_000,
    method: "auction",
  };
  expect(supply({ ...price, price_aud: 1_000_000 })).toMatchObject({
    listing: { priceText: "By negotiation", showsPrice: false, method: "auction" },
    warned: [],
  });
});

test("a hidden price is its band", () => {
  expect(supply({ price_aud: 2_345_678, price_display: false })).toMatchObject({
    listing: { showsPrice: false, price: 2_000_000, priceBelow: 3_000_000 },
    warned: [],
  });
});

test("a hidden address is nowhere in the listing, and the home stands where its suburb does", () => {
  const { listing } = supply({ address_display: false, lat: -33.79, lng: 151.28 });
  expect(listing).toMatchObject({ address: "Manly NSW 2095", showsAddress: false });
  expect(listing?.coordinates).toEqual(toSampleListing().coordinates);
  expect(JSON.stringify(listing)).not.toContain("Tern");
});

test("a position within 5 km of the suburb is that of the home", () => {
  expect(supply({ lat: -33.79, lng: 151.28 }).listing?.coordinates).toEqual({ lat: -33.79, lng: 151.28 });
  expect(supply({ lat: -33.7, lng: 151.28 }).warned).toEqual(["lat"]);
});

test("in a suburb that we have no place for, a position in our region is that of the home", () => {
  const bondi = { suburb: "Bondi", address: "1 Tern Lane, Bondi", postcode: "2026" };
  expect(supply({ ...bondi, lat: -33.89, lng: 151.27 })).toMatchObject({
    listing: { coordinates: { lat: -33.89, lng: 151.27 }, pointsTo: "home" },
    warned: [],
  });
  expect(supply({ ...bondi, lat: 33.89, lng: 151.27 })).toMatchObject({
    listing: { coordinates: toSampleListing(bondi).coordinates, pointsTo: undefined },
    warned: ["lat"],
  });
});

test("a sale says its price unless that is withheld", () => {
  const sold = { date: "2026-11-20", price_aud: 2_500_000 };
  expect(supply({ status: "sold", sold }).listing?.sold).toEqual({ date: "2026-11-20", price: 2_500_000 });
  expect(supply({ status: "sold", sold, listed_on: "2026-10-25" }).listing?.sold?.daysOnMarket).toBe(26);
  expect(
    supply({ status: "sold", sold, listed_on: "2026-11-21" }).listing?.sold?.daysOnMarket,
  ).toBeUndefined();
  const withheld = supply({ status: "sold", sold: { ...sold, display: false } });
  expect(withheld.listing?.sold).toEqual({ date: "2026-11-20" });
  expect(JSON.stringify(withheld.listing)).not.toContain("2500000");
});
