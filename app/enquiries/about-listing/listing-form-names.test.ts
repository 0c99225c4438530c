import { expect, test } from "vitest";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { listingFormNames, rentalFormNames } from "./listing-form-names.ts";

test("every form about a home is linked from the home's page", () => {
  const ofSale = Object.values(toListingLinks(toSampleListing({ id: "S001" })));
  for (const name of listingFormNames) expect(ofSale).toContain(`/property/S001/${name}`);
  const ofRental = Object.values(toListingLinks(toSampleRental({ id: "R101" })));
  for (const name of rentalFormNames) expect(ofRental).toContain(`/rental/R101/${name}`);
});
