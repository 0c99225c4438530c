import { expect, test } from "vitest";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { toListingDescription, toListingTitle } from "./title-and-description.ts";

test("the title is the address, or if over 60 characters the street, the suburb or the id", () => {
  const title = (about?: Partial<SaleListing>) => toListingTitle(toTestListing(about), "S014");
  expect(title()).toBe("14 Tern Lane, Freshwater");
  const suburb = "Allambie Heights";
  const street = "12/114-118 Scribbly Gum and Angophora Avenue";
  expect(title({ address: `${street}, ${suburb}`, suburb })).toBe(street);
  const long = "Lot 2, the Old Boatshed behind 114-118 Scribbly Gum Avenue";
  expect(title({ address: `${long}, ${suburb}`, suburb })).toBe("House in Allambie Heights");
  expect(title({ address: long, propertyType: "x".repeat(60) })).toBe("Property S014");
});

test("the description is the first sentence, cut between words if over 160 characters", () => {
  expect(toListingDescription(toTestListing())).toBe("Two storeys of spotted gum.");
  const description = `${"A house, ".repeat(30)}at last.`;
  const cut = toListingDescription(toTestListing({ description }));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/(?:A house, )+A house…$|A…$/);
});
