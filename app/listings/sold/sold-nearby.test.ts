import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { findSoldNearby } from "./sold-nearby.ts";

const TODAY = "2026-11-28";
const here = { lat: -33.79, lng: 151.28 };
const home = toSampleListing({ id: "S001", ...here });

type Fields = Partial<SaleRecord>;

/** A sale in the home's suburb unless `fields` has another. */
function toSold(id: string, fields: Fields = {}) {
  const sold = { date: "2026-11-01", price_aud: 1_500_000 };
  return toSampleListing({ id, status: "sold", sold, ...fields });
}

/** Ids and distances, without the sales of sold.json. */
const find = (listing: typeof home, sold: readonly (typeof home)[]) =>
  findSoldNearby(listing, sold, TODAY)
    .map(({ href, sold: words }) => [href.split("/").at(-1), words.split(", ").at(-1)])
    .filter(([id]) => sold.some(({ originalId }) => originalId === id));

test("of equally similar sales the nearest three are shown, with price, day and distance", () => {
  const sold = [
    toSold("far", { lat: -33.796, lng: 151.28 }),
    toSold("farther", { lat: -33.8, lng: 151.28 }),
    toSold("near", { lat: -33.792, lng: 151.28 }),
    toSold("next", { lat: -33.79, lng: 151.2802 }),
  ];
  expect(find(home, sold).map((found) => found.join(" "))).toEqual([
    "next 50 m away",
    "near 200 m away",
    "far 650 m away",
  ]);
  const [farther] = find(home, [toSold("farther", { lat: -33.802, lng: 151.28 })]);
  expect(farther).toEqual(["farther", "1.3 km away"]);
  expect(findSoldNearby(home, sold, TODAY)[0]).toEqual({
    href: "/sold-property/next",
    address: home.address,
    price: "$1,500,000",
    sold: "House, sold 1 November 2026, 50 m away",
  });
});

test("a hidden street of either home leaves no exact distance", () => {
  const exact = { lat: -33.792, lng: 151.28 };
  const [unsaid] = find(home, [toSold("hidden", { ...exact, address_display: false })]);
  expect(unsaid).toEqual(["hidden", "in Manly"]);
  const hidden = toSampleListing({ ...here, address_display: false });
  const sold = { date: "2026-11-20", price_aud: 1_500_000 };
  const later = toSold("later", { lat: -33.796, lng: 151.28, sold });
  expect(find(hidden, [toSold("sold", exact), later])).toEqual([
    ["later", "in Manly"],
    ["sold", "in Manly"],
  ]);
});

test("sales in another suburb are near only if both positions are known", () => {
  const fairlight = { suburb: "Fairlight", address: "3 Wood Street, Fairlight" };
  expect(find(home, [toSold("sold", fairlight)])).toEqual([]);
  const known = toSold("known", { ...fairlight, lat: -33.792, lng: 151.28 });
  expect(find(home, [known, toSold("here")])).toEqual([
    ["known", "200 m away"],
    ["here", "in Manly"],
  ]);
});

test("the most similar sales come first: type, rooms, price and age", () => {
  const sold = (date: string, price_aud = 1_500_000) => ({ sold: { date, price_aud } });
  const ids = find(home, [
    toSold("flat", { type: "Apartment" }),
    toSold("last-year", sold("2025-11-01")),
    toSold("dearer", sold("2026-11-01", 1_700_000)),
    toSold("twice-the-price", sold("2026-11-01", 3_200_000)),
    toSold("like-it"),
  ]).map(([id]) => id);
  expect(ids).toEqual(["like-it", "dearer", "last-year"]);
});

test("a withheld price does not affect the position of a sale", () => {
  const order = (price_aud: number) =>
    find(home, [
      toSold("S014", { sold: { date: "2026-11-01", price_aud, display: false } }),
      toSold("dearer", { sold: { date: "2026-11-01", price_aud: 1_700_000 } }),
    ]).map(([id]) => id);
  expect(order(9_000_000)).toEqual(["dearer", "S014"]);
  expect(order(1_500_000)).toEqual(["dearer", "S014"]);
});

test("sales of more than two years ago, or more than 10 km away, are not near", () => {
  const sold = { price_aud: 1_500_000 };
  const ids = find(home, [
    toSold("old", { sold: { ...sold, date: "2024-11-27" } }),
    toSold("old-enough", { sold: { ...sold, date: "2024-11-28" } }),
    toSold("avalon", { suburb: "Avalon", address: "3 Wood Street, Avalon" }),
    toSold("bondi", { suburb: "Bondi", address: "3 Wave Street, Bondi" }),
  ]).map(([id]) => id);
  expect(ids).toContain("old-enough");
  for (const id of ["old", "avalon", "bondi"]) expect(ids).not.toContain(id);
});
