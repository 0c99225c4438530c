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

test("a walk has a row where one home has it; of a home that stands nowhere known it is not given", () => {
  const walk = { to: "the beach", name: "Manly Beach", minutes: 7 };
  const homes = [
    { ...home, walks: [walk] },
    { ...home, walks: [] },
    { ...home, walks: undefined },
  ];
  const row = toSaleRows(homes, []).find(({ label }) => label.startsWith("Walk"));
  expect(row).toMatchObject({
    label: "Walk to the beach, estimated",
    cells: ["7 min", "Over 45 min", "Not given"],
  });
});

test("a fact has a row where one home has it, in its group; what nobody says of another is not given", () => {
  const facts = { poolInGround: true, pool: true, toilets: 2, smokers: false };
  const rows = toSaleRows([{ ...home, facts }, { ...home, facts: { pool: true } }, home], []);
  expect(rows.filter(({ group }) => group).map(({ isSame, ...row }) => row)).toEqual([
    { group: "Inside", label: "Toilets", cells: ["2", "Not given", "Not given"] },
    { group: "Outside", label: "Swimming pool", cells: ["Yes", "Yes", "Not given"] },
    { group: "Outside", label: "In-ground pool", cells: ["Yes", "Not given", "Not given"] },
    { group: "Costs and terms", label: "Smoking allowed", cells: ["No smoking", "Not given", "Not given"] },
  ]);
});

test("a general fact has no row where a special one says the same", () => {
  const facts = { woodHeating: true, heating: true };
  const labels = toSaleRows([{ ...home, facts }, home], []).flatMap(({ group, label }) =>
    group ? label : [],
  );
  expect(labels).toEqual(["Wood heating"]);
});

test("blocks of land are compared without rooms, large ones in hectares", () => {
  const land = { ...home, beds: undefined, baths: undefined, cars: undefined, landSize: 44_500 };
  const labels = toSaleRows([land, land], []).map(({ label }) => label);
  expect(labels).not.toEqual(expect.arrayContaining(["Bedrooms"]));
  expect(labels).not.toEqual(expect.arrayContaining(["Parking"]));
  expect(toSaleRows([land], []).find(({ label }) => label === "Land")?.cells).toEqual(["4.45 ha"]);
});
