import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { findSalesNearAddress } from "./sales-near-address.ts";

const today = "2026-11-28";
const here = { lat: -33.79, lng: 151.28 };
type Fields = Partial<SaleRecord>;

function toSold(id: string, fields: Fields = {}) {
  const sale = { status: "sold", sold: { date: "2026-11-01", price_aud: 1_500_000 } } as const;
  return toSampleListing({ id, address: `${id.slice(1)} Plover Street, Manly`, ...sale, ...fields });
}

const sold = [
  toSold("S30", { lat: -33.8, lng: 151.28 }),
  toSold("S31", { lat: -33.79, lng: 151.2802 }),
  toSold("S32", { sold: { date: "2026-11-01" } }),
  toSold("S34", { suburb: "Freshwater", address: "1 Plover Street, Freshwater" }),
  toSold("S33", { sold: { date: "2024-01-01", price_aud: 1_500_000 } }),
];
const offered = [toSampleListing({ id: "S001", address: "14 Plover Street, Manly", ...here })];

/** Leaves out the sales of sold.json. */
function find(text: string) {
  const { suburb, sales } = findSalesNearAddress(text, { sold, offered, today });
  const ids = sales.flatMap(({ href }) => href.split("/").at(-1) ?? []).filter((id) => id.startsWith("S"));
  return { suburb, ids };
}

test("near a known home the nearest sales come first, with distances", () => {
  expect(find("14 plover st manly NSW 2095")).toEqual({ suburb: "Manly", ids: ["S31", "S30"] });
  const { sales } = findSalesNearAddress("14 Plover Street, Manly", { sold, offered, today });
  expect(sales[0]).toMatchObject({ price: "$1,500,000", sold: expect.stringContaining("50 m away") });
});

test("only sales of the last two years with a public price are shown", () => {
  expect(find("Manly").ids.toSorted()).toEqual(["S30", "S31"]);
});

test("in an unknown address the last suburb counts", () => {
  expect(find("3 Manly Road, Dee Why").suburb).toBe("Dee Why");
  expect(find("99 Nowhere Lane  Manly").suburb).toBe("Manly");
  expect(find("12 Street, 2099").suburb).toBe("Dee Why");
  expect(find("2096")).toEqual({ suburb: "Freshwater", ids: ["S34"] });
});

test("an address elsewhere is not known", () => {
  for (const text of ["Atlantis", "14", "5 Ocean Street, Manly QLD 4179", "Manly 4179", "x".repeat(500)])
    expect(find(text)).toEqual({ suburb: undefined, ids: [] });
});

test("a home with a hidden street is not found by it", () => {
  const address = "7 Secret Lane, Manly";
  const hidden = toSampleListing({ id: "S002", address, ...here, address_display: false });
  const { sales } = findSalesNearAddress(address, { sold, offered: [hidden], today });
  expect(sales.map((sale) => sale.sold).filter((words) => words.includes("away"))).toEqual([]);
});
