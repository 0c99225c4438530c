import { expect, test } from "vitest";
import { factsForm } from "./facts.ts";

const suburbs = [{ name: "Manly" }, { name: "Curl Curl" }, { name: "South Curl Curl", postcode: "2096" }];
const sale = { offer: "sale", isOfOffice: true, team: [], suburbs, today: "2026-11-28" } as const;
const rental = { ...sale, offer: "rental" } as const;
const rooms = { beds: "3", baths: "1", parking: "0" };
const typed = { address: "7 Plover Street", suburb: "Manly", type: "House", ...rooms };

test.each([
  ["7 Plover Street", "Manly", "7 Plover Street, Manly"],
  ["7 Plover Street manly", "", "7 Plover Street, Manly"],
  ["7 Plover Street, Manly NSW 2095", "", "7 Plover Street, Manly"],
  ["7 Plover Street, South Curl Curl", "", "7 Plover Street, South Curl Curl"],
  ["7 Plover Street, Curl Curl", "Manly", "7 Plover Street, Manly"],
])("“%s” and “%s” are one address", (address, suburb, whole) => {
  expect(factsForm.read({ ...typed, address, suburb }, {}, sale)).toMatchObject({
    value: { address: whole, suburb: whole.split(", ")[1] },
  });
});

test("an unchanged address is kept as sent, and an unknown suburb has to be chosen", () => {
  const record = { address: "7 Plover Street Curl Curl", suburb: "North Curl Curl", postcode: "2099" };
  const sent = { ...sale, isOfOffice: false };
  const same = { ...typed, address: record.address, suburb: record.suburb };
  expect(factsForm.read(same, record, sent)).toMatchObject({ value: { address: record.address } });
  expect(factsForm.read({ ...same, suburb: "South Curl Curl" }, record, sent)).toMatchObject({
    value: { address: "7 Plover Street, South Curl Curl", postcode: "2096" },
  });
  expect(factsForm.read({ ...typed, suburb: "" }, {}, sale)).toMatchObject({
    errors: { suburb: "Choose the suburb: the address names none of yours" },
  });
});

test("unknown type and car spaces are left out", () => {
  const unsaid = { ...typed, type: "", parking: "" };
  for (const offer of [sale, rental])
    expect(factsForm.read(unsaid, {}, offer)).toMatchObject({ value: { type: null, parking: null } });
});

test("a home for sale has its internal size and its quarterly costs", () => {
  const costs = { homeSize: "180", council: "$480", water: "", strata: "1,100" };
  const read = factsForm.read({ ...typed, ...costs }, {}, sale);
  const info = {
    "Home size_sqm": 180,
    "Council rates_AUD_per_quarter": 480,
    "Strata levies_AUD_per_quarter": 1100,
  };
  expect(read).toMatchObject({ value: { property_info: info } });
  const fields = factsForm.toFields({ property_info: info }, sale);
  expect(fields.find(({ name }) => name === "strata")).toMatchObject({ defaultValue: "1100" });
  expect(factsForm.read(typed, {}, sale)).toMatchObject({ value: { property_info: null } });
});

test("pets and furniture of a rental may be stated or left open", () => {
  const said = { pets: "considered", furnished: "no" };
  expect(factsForm.read({ ...typed, ...said }, {}, rental)).toMatchObject({
    value: { pets: "considered", furnished: false },
  });
  const fields = factsForm.toFields({ pets: "considered", furnished: false }, rental);
  const shown = Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue]));
  expect(shown).toMatchObject(said);
  expect(factsForm.read(typed, {}, rental)).toMatchObject({ value: { pets: null, furnished: null } });
});

test.each([
  ["640", 640],
  ["1,240 sqm", 1240],
  ["2.5 ha", 25_000],
  ["10 Acres", 40_469],
  ["", null],
])("land of %j is %j square metres", (land, sqm) =>
  expect(factsForm.read({ ...typed, land }, {}, sale)).toMatchObject({ value: { land_size_sqm: sqm } }),
);

test("land in an unknown unit is an error", () => {
  expect(factsForm.read({ ...typed, land: "3 paddocks" }, {}, sale)).toEqual({
    errors: { land: "Write a number of square metres, or hectares such as 2.5 ha" },
  });
});
