import { expect, test } from "vitest";
import { read, sale } from "./to-record.fixture.ts";

test.each([
  ["House", "House"],
  ["STUDIO", "Studio"],
  ["ServicedApartment", "Apartment"],
  ["Warehouse", "Warehouse"],
  ["DuplexSemi-detached", "Duplex"],
  ["AcreageSemi-rural", "Acreage"],
  ["BlockOfUnits", "Block of units"],
  ["Other", "Other"],
  ["unit", "Apartment"],
  ["Duplex/Semi-detached", "Duplex"],
  ["Warehouse conversion", "Warehouse"],
  ["Retirement Living", "Retirement"],
  ["Semi", "Duplex"],
])("the category %s is %s", async (name, type) =>
  expect(await sale(`<category name="${name}"/>`)).toMatchObject({ type }),
);

test("a category may be the element's text; without one the type is unknown", async () => {
  expect(await sale("<category>Flat</category>")).toMatchObject({ type: "Apartment" });
  const townhouse = "<residentialCategory>Townhouse</residentialCategory>";
  expect(await sale(townhouse)).toMatchObject({ type: "Townhouse" });
  for (const words of ["", '<category name=""/>', '<category name="n/a"/>'])
    expect(await sale(words)).not.toHaveProperty("type");
});

test.each([
  ["land", '<landCategory name="Residential"/>', "Land"],
  ["rural", '<ruralCategory name="Cropping"/>', "Rural"],
] as const)("%s is that, whatever its category", async (kind, words, type) =>
  expect(await read(kind, words)).toMatchObject({ type, beds: null }),
);
