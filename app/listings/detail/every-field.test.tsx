import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toListingThing } from "#app/document/metadata/json-ld/listing-json-ld.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { completeRental, completeSale } from "#app/homes/record/complete.fixture.ts";
import { toRental } from "#app/homes/record/rental-record.ts";
import { toSaleListing } from "#app/homes/record/sale-record.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { RentalPage } from "#app/listings/rental/rental-page.tsx";
import { toTerms } from "#app/listings/rental/rental-terms.ts";
import { PropertyPage } from "#app/listings/sale/property-page.tsx";
import { createRuleCheck } from "#app/rules/check-rules.ts";
import { getListingExtras, getMap } from "./listing-extras.server.ts";
import { toListingDescription, toListingTitle } from "./title-and-description.ts";

/** A listing that records which of its fields are read. Copying all fields does not count. */
function watch<Listing extends AnyListing>(listing: Listing, read: Set<string>): Listing {
  const copied = new Set<PropertyKey>();
  return new Proxy(listing, {
    getOwnPropertyDescriptor(target, field) {
      copied.add(field);
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
    get(target, field) {
      if (!copied.delete(field)) read.add(String(field));
      return Reflect.get(target, field);
    },
  });
}

function findUnread(listings: readonly AnyListing[]) {
  const read = new Set<string>();
  const checkRules = createRuleCheck({ today: "2026-11-28", licence: "1", getEstimate: () => undefined });
  for (const each of listings) {
    const listing = watch(each, read);
    const extras = { ...getListingExtras(listing, defaultTexts), around: { ...getMap(listing), more: [] } };
    const page = { kind: "found" as const, shareUrl: "", ...extras };
    const content =
      listing.listingType === "Sale" ? (
        <PropertyPage page={{ ...page, listing }} />
      ) : (
        <RentalPage page={{ ...page, listing, related: { terms: toTerms(listing) } }} />
      );
    renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>);
    toListingSummary(listing);
    toListingTitle(listing, "");
    toListingDescription(listing);
    toListingThing(listing, "https://site.example/1", "https://site.example");
    checkRules(listing);
  }
  return [...new Set(listings.flatMap((listing) => Object.keys(listing)))].filter(
    (field) => !read.has(field),
  );
}

test("every field of a listing is shown, checked or in structured data", () => {
  const changedAt = Date.UTC(2026, 10, 1);
  const sales = [{}, { status: "sold" as const }].map((state) =>
    toSaleListing({ ...completeSale, ...state }, 0, changedAt),
  );
  const rentals = [{}, { status: "leased" as const }].map((state) =>
    toRental({ ...completeRental, ...state }, 0, changedAt),
  );
  // Only searches read isNamesake, and only the route of a rental reads leasedOn.
  expect(findUnread([...sales, ...rentals])).toEqual(["isNamesake", "leasedOn"]);
});
