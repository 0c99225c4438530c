import { expect, test } from "vitest";
import { toRentalRows, toSaleRows } from "./compare-rows.ts";
import { sampleSale } from "./compared-home.fixture.ts";

const home = { ...sampleSale, landSize: 500, cars: 0, strataQuarter: undefined };

test("a row has each home's value, and whether the values differ", () => {
  const rows = toSaleRows([home, { ...home, landSize: undefined, type: "House" }]);
  const found = new Map(rows.map(({ label, ...row }) => [label, row]));
  expect(found.get("Type")).toEqual({ cells: ["House", "House"], isSame: true });
  expect(found.get("Land")).toEqual({ cells: ["500 sqm", "Not given"], isSame: false });
  expect(found.get("Price per sqm of land")).toEqual({ cells: ["$4,000", "Not given"], isSame: false });
  expect(found.get("Parking")?.cells).toEqual(["0", "0"]);
  expect(found.get("Council per quarter")).toEqual({ cells: ["$500", "$500"], isSame: true });
});

test("a fact that no home has gets no row", () => {
  const rental = { ...home, price: undefined, bond: undefined, available: "Now" };
  for (const rows of [toSaleRows([home, home]), toRentalRows([rental, rental])])
    expect(rows.filter(({ cells }) => cells.every((cell) => cell === "Not given"))).toEqual([]);
  const toLabels = (other: typeof sampleSale) => toSaleRows([home, other]).map(({ label }) => label);
  expect(toLabels(home)).not.toContain("Strata per quarter");
  expect(toLabels({ ...home, strataQuarter: 900 })).toContain("Strata per quarter");
});

test("a walk has a row if one home has it; for a home without a known position it is not given", () => {
  const walk = { to: "the beach", name: "Manly Beach", minutes: 7 };
  const homes = [[walk], [], undefined].map((walks) => ({ ...home, walks }));
  const row = toSaleRows(homes).find(({ label }) => label === "Walk to the beach, estimated");
  expect(row?.cells).toEqual(["7 min", "Over 45 min", "Not given"]);
});

test("a fact has a row in its group if one home has it; for the others it is not given", () => {
  const facts = { poolInGround: true, pool: true, toilets: 2, smokers: false };
  const rows = toSaleRows([{ ...home, facts }, { ...home, facts: { pool: true } }, home]);
  expect(rows.filter(({ group }) => group).map(({ isSame, ...row }) => row)).toEqual([
    { group: "Inside", label: "Toilets", cells: ["2", "Not given", "Not given"] },
    { group: "Outside", label: "Swimming pool", cells: ["Yes", "Yes", "Not given"] },
    { group: "Outside", label: "In-ground pool", cells: ["Yes", "Not given", "Not given"] },
    { group: "Costs and terms", label: "Smoking allowed", cells: ["No smoking", "Not given", "Not given"] },
  ]);
});

test("a general fact has no row beside a special one that says the same", () => {
  const facts = { woodHeating: true, heating: true };
  const labels = toSaleRows([{ ...home, facts }, home]).flatMap(({ group, label }) => (group ? label : []));
  expect(labels).toEqual(["Wood heating"]);
});

test("blocks of land are compared without rooms, large ones in hectares", () => {
  const land = { ...home, beds: undefined, baths: undefined, cars: undefined, landSize: 44_500 };
  const rows = toSaleRows([land, land]);
  expect(rows.filter(({ label }) => ["Bedrooms", "Parking"].includes(label))).toEqual([]);
  expect(rows.find(({ label }) => label === "Land")?.cells).toEqual(["4.45 ha", "4.45 ha"]);
});

test("rentals are compared by bond and moving-in costs; without a printed rent only a given bond is shown", () => {
  const rental = { ...home, price: 900, available: "Now", bond: 3_600 };
  const away = { ...rental, bond: undefined, elsewhere: "VIC" };
  const rows = toRentalRows([rental, { ...rental, price: undefined }, away]);
  const cells = (label: string) => rows.find((row) => row.label === label)?.cells;
  expect(cells("Bond")).toEqual(["$3,600", "$3,600", "Not given"]);
  expect(cells("Two weeks in advance")).toEqual(["$1,800", "Not given", "$1,800"]);
  expect(cells("To move in")).toEqual(["$5,400", "Not given", "$1,800 in advance, plus bond"]);
});
