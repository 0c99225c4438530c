import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { getFloorplans, getListingExtras, getMap, respondWithListing } from "./listing-extras.server.ts";
import { toListingResult } from "./listing-result.ts";

test("a listing of a team member has their portrait and role", () => {
  const { portrait, role } = getListingExtras(toTestListing({ agentId: "agent-1" }), defaultTexts);
  expect(portrait).toMatchObject({ picture: { alt: "Portrait of Marion Tate, drawn in ink" } });
  expect(role).toBe("Principal Agent");
});

test("a home with its own position has a map and walks, another only the map of its suburb", () => {
  const own = getMap(toSampleListing({ lat: -33.79, lng: 151.28 }));
  expect(own).toMatchObject({ map: expect.anything(), walks: expect.any(Array) });
  expect(own.walks[0]).toMatch(/^\d+ min walk to the beach, /);
  expect(getMap(toSampleListing())).toMatchObject({ map: expect.anything(), walks: [] });
});

test("a listing of an agent outside the team has a placeholder portrait, never the principal's", () => {
  const agent = { name: "Ada Lund", phone: "0491 570 156", email: "ada@headland.example" };
  for (const agentId of [undefined, "agent-0", "marion"])
    expect(getListingExtras(toTestListing({ agentId, agent }), defaultTexts)).toMatchObject({
      portrait: { plate: { initials: "AL", tint: "sand" } },
      role: undefined,
    });
});

test("a rental's page does not contain the day before which it may not be let", async () => {
  const rental = toSampleRental({ not_before: "2026-03-01" });
  const { context } = await openTestCatalogue();
  context.set(siteContext, { origin: "https://headland.example" });
  const page = respondWithListing(toListingResult(rental, [rental]), context, "", () => ({}));
  expect(page).toMatchObject({ data: { listing: { id: rental.id } } });
  expect(JSON.stringify(page)).not.toContain("2026-03-01");
});

test("floor plans are pictures with the sizes of rooms", () => {
  const [ground, upper] = getFloorplans("/plans/s001-1.svg");
  expect(ground?.alt).toMatch(/^Floor plan, ground floor, in metres: .*bedroom 4 \d\.\d × \d\.\d/);
  expect(upper?.src).toBe("/plans/s001-2.svg");
  for (const unknown of ["https://files.example/plan.png", undefined])
    expect(getFloorplans(unknown)).toEqual([]);
});
