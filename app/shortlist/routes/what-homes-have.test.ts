import { expect, test } from "vitest";
import { toListingThing } from "#app/document/metadata/json-ld/listing-json-ld.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { toShownFacts } from "#app/listings/detail/facts/shown-facts.server.ts";
import { toSaleRows } from "../compare/compare-rows.ts";
import { toComparedSale } from "../compare/compared-homes.ts";

/** What page, filters, comparison and JSON-LD say of the facts of a home. */
function read(record: Partial<SaleRecord>) {
  const home = toSampleListing(record);
  const shown = toShownFacts(home);
  const { mainEntity } = toListingThing(home, "https://a.example/property/1", "https://a.example");
  return {
    page: shown ? [...shown.glance, ...shown.also] : home.features,
    filters: home.filterWords,
    compared: toSaleRows([toComparedSale(home)]).flatMap(({ group, label }) => (group ? label : [])),
    things: (("amenityFeature" in mainEntity && mainEntity.amenityFeature) || []).map(({ name }) => name),
  };
}

test("page, filters, comparison and JSON-LD say the same of what a home has", () => {
  const named = ["Study", "In-ground pool", "Sauna"];
  expect(read({ facts: { poolInGround: true, study: true }, also: ["Sauna"] })).toEqual({
    page: named,
    filters: ["pool", "study"],
    compared: named,
    things: named,
  });
  expect(read({ description: "A pool behind the garage." })).toEqual({
    page: ["Swimming pool", "Garage"],
    filters: ["pool", "garage"],
    compared: ["Swimming pool", "Garages"],
    things: ["Swimming pool", "Garage"],
  });
});

test("a home without facts shows none beyond the two fallback tags of its page", () => {
  const { page, ...others } = read({ description: "Plain and dry." });
  expect(page).toEqual(["Premium finishes", "Modern design"]);
  expect(others).toEqual({ filters: [], compared: [], things: [] });
});

test("a fact that is denied stays denied, whatever a tag says", () => {
  const home = toSampleListing({ facts: { pool: false }, features: ["Swimming pool", "Sauna"] });
  expect(home.filterWords).toEqual([]);
  expect(toShownFacts(home)).toMatchObject({ glance: [], also: ["Sauna"] });
  const rental = toSampleRental({ furnished: false, features: ["Furnished"] });
  expect([rental.filterWords, rental.features]).toEqual([[], []]);
});
