import { expect, test } from "vitest";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { toListingDescription, toListingTitle } from "./title-and-description.ts";

test("the title is the address", () => {
  expect(toListingTitle(toTestListing(), "S014")).toBe("14 Tern Lane, Freshwater");
});

test("a title over 60 characters falls back to the street, the suburb or the id", () => {
  const suburb = "Allambie Heights";
  const street = "12/114-118 Scribbly Gum and Angophora Avenue";
  expect(toListingTitle(toTestListing({ address: `${street}, ${suburb}`, suburb }), "S014")).toBe(street);
  const long = "Lot 2, the Old Boatshed behind 114-118 Scribbly Gum Avenue";
  expect(toListingTitle(toTestListing({ address: `${long}, ${suburb}`, suburb }), "S014")).toBe(
    "House in Allambie Heights",
  );
  expect(toListingTitle(toTestListing({ address: long, propertyType: "x".repeat(60) }), "S014")).toBe(
    "Property S014",
  );
});

test("the description is the first sentence", () => {
  expect(toListingDescription(toTestListing())).toBe("Two storeys of spotted gum.");
});

test("a first sentence over 160 characters is cut between words", () => {
  const description = `${"A house, ".repeat(30)}at last.`;
  const cut = toListingDescription(toTestListing({ description }));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/(?:A house, )+A house…$|A…$/);
});
