import { expect, test } from "vitest";
import { toSaleRows } from "./compare-rows.ts";
import { sampleSale } from "./compared-home.fixture.ts";

const home = { ...sampleSale, landSize: 500, cars: 0, strataQuarter: undefined };

test("a row says each home's value, and whether they differ", () => {
  const rows = toSaleRows([home, { ...home, landSize: undefined, type: "House" }], [2_000_000, 1_000_000]);
  const found = new Map(rows.map(({ label, ...row }) => [label, row]));
  expect(found.get("Type")).toEqual({ cells: ["House", "House"], isSame: true });
  expect(found.get("Land")).toEqual({ cells: ["500 sqm", "Not given"], isSame: false });
  expect(found.get("Price a sqm of land")).toEqual({ cells: ["$4,000", "Not given"], isSame: false });
  expect(found.get("Parking")?.cells).toEqual(["0", "0"]);
  expect(found.get("Strata a quarter")).toEqual({ cells: ["Not given", "Not given"], isSame: true });
});
