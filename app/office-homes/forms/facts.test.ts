import { expect, test } from "vitest";
import { factsForm } from "./facts.ts";

const sale = { offer: "sale", isOfOffice: true, team: [], suburbs: [], today: "2026-11-28" } as const;
const rental = { ...sale, offer: "rental" } as const;
const typed = {
  address: "7 Plover Street",
  suburb: "Manly",
  type: "House",
  beds: "3",
  baths: "1",
  parking: "0",
};

test("a type and car spaces that nobody knows are not said", () => {
  const unsaid = { ...typed, type: "", parking: "" };
  for (const offer of [sale, rental])
    expect(factsForm.read(unsaid, {}, offer)).toMatchObject({ value: { type: null, parking: null } });
});

test("a home for sale has its own size and its costs a quarter", () => {
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

test("a rental says what it says of pets and furniture, or nothing", () => {
  const said = { pets: "considered", furnished: "no" };
  expect(factsForm.read({ ...typed, ...said }, {}, rental)).toMatchObject({
    value: { pets: "considered", furnished: false },
  });
  const fields = factsForm.toFields({ pets: "considered", furnished: false }, rental);
  expect(Object.fromEntries(fields.map(({ name, defaultValue }) => [name, defaultValue]))).toMatchObject(
    said,
  );
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

test("land in a unit that nobody knows is asked for again", () => {
  expect(factsForm.read({ ...typed, land: "3 paddocks" }, {}, sale)).toEqual({
    errors: { land: "Write a number of square metres, or hectares such as 2.5 ha" },
  });
});
