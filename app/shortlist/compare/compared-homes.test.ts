import { expect, test } from "vitest";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { findCompared, parseIds, toComparedRental, toComparedSale } from "./compared-homes.ts";

const listings = ["S001", "S002", "S003"].map((id, index) => toSampleListing({ id }, index));
const rentals = ["R001", "R002"].map((id, index) => toSampleRental({ id }, index));
const sold = toSampleListing({ id: "S009", status: "sold" });
const stock = { listings, rentals, ended: [sold] };

function find(text: string, most = 4) {
  const { sales, rentals, leftOut, ids } = findCompared(parseIds(text), stock, most);
  return {
    shown: [...sales, ...rentals].map(({ id }) => id),
    leftOut: leftOut.map(({ id, reason }) => `${id} ${reason}`),
    ids,
  };
}

test("homes come in the order of the address, regardless of case and punctuation", () => {
  expect(find("s002, S001;S002")).toEqual({ shown: [2, 1], leftOut: [], ids: ["S002", "S001"] });
});

test("an unknown id and a sold home are listed as left out, and the remaining home is shown", () => {
  expect(find("S999,S003,S009")).toMatchObject({ shown: [3], leftOut: ["S999 unknown", "S009 ended"] });
});

test("the first home decides whether sales or rentals are compared", () => {
  expect(find("R002,S001,R001")).toMatchObject({ shown: ["R002", "R001"], leftOut: ["S001 otherKind"] });
  expect(find("S001,R001").leftOut).toEqual(["R001 otherKind"]);
});

test("homes beyond the limit are listed as left out", () => {
  expect(find("S001,S002,S003", 2).leftOut).toEqual(["S003 tooMany"]);
});

test("the price is the upper end of the printed guide, and missing where words are printed", () => {
  const toPrice = (changes: object) => toComparedSale(toSampleListing({ price_aud: 2_300_000, ...changes }));
  const guide = { price: 2_500_000, priceLine: "$2,300,000 – $2,500,000" };
  expect(toPrice({ price_to: 2_500_000 })).toMatchObject(guide);
  expect(toPrice({ price_display: false })).toMatchObject({ price: undefined, priceLine: "Contact agent" });
  expect(toPrice({ price_text: "Auction" }).price).toBeUndefined();
});

test("a hidden address shows only its suburb", () => {
  const { place } = toComparedSale(toSampleListing({ address_display: false }));
  expect(place).toBe("Manly NSW 2095");
});

test("a rental shows when it is available, and missing facts are not given", () => {
  const shown = { available: "Now", pets: "Considered", furnished: undefined };
  expect(toComparedRental(toSampleRental({ pets: "considered" }))).toMatchObject(shown);
});

test("a home shows its state or postcode unless it is known to be in the agency's state", () => {
  const toElsewhere = (changes: object) =>
    toComparedSale(toSampleListing({ address: "1 Tern Lane, Bondi", suburb: "Bondi", ...changes })).elsewhere;
  for (const here of [{}, { state: "NSW" }, { postcode: "2026" }]) expect(toElsewhere(here)).toBeUndefined();
  expect(toElsewhere({ state: "QLD", postcode: "4179" })).toBe("QLD");
  expect(toElsewhere({ postcode: "2617" })).toBe("postcode 2617");
});

test("a rental's parking of 0, which means not given, is not compared", () => {
  expect(toComparedRental(toSampleRental({ parking: 0 })).cars).toBeUndefined();
  expect(toComparedRental(toSampleRental({ available: null })).available).toBeUndefined();
  expect(toComparedRental(toSampleRental({ parking: 1 })).cars).toBe(1);
  expect(toComparedSale(toSampleListing({ parking: 0 })).cars).toBe(0);
});
