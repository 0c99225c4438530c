import { expect, onTestFinished, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { getMap } from "../detail/listing-extras.server.ts";
import { assignHomes } from "./assign-homes.server.ts";
import { openTestCatalogue } from "./open-catalogue.fixture.ts";
import { openCatalogue } from "./open-catalogue.server.ts";

const [, , priya] = defaultTexts.agents;
const withoutPriya = {
  ...defaultTexts,
  agents: defaultTexts.agents.filter((agent) => agent !== priya),
  formerAgents: priya ? [{ ...priya, successorId: 6 }] : [],
};

test("homes of an agent who has left belong to the successor, in lists and on pages", async () => {
  const log = { warn() {}, error() {} };
  const catalogue = await openCatalogue({ directory: "agencies/headland/homes", log });
  onTestFinished(catalogue.close);
  let team = defaultTexts;
  const assigned = assignHomes(catalogue, () => team);
  expect(assigned.getSaleListings()).toBe(catalogue.getSaleListings());
  const own = catalogue.getSaleListings().filter(({ agentId }) => agentId === "agent-3");
  expect(own.length).toBeGreaterThan(0);
  team = withoutPriya;
  expect(JSON.stringify([assigned.getSaleListings(), assigned.getRentals()])).not.toContain("priya@");
  for (const { id } of own)
    expect(assigned.getSaleListings().find((listing) => listing.id === id)).toMatchObject({
      agentId: "agent-6",
      agent: { name: "Hana Sorensen", email: "hana@headland.example" },
      agents: [{ id: "agent-6" }],
    });
  expect(assigned.getSaleListings()).toBe(assigned.getSaleListings());
});

test("homes get the position of a suburb that the office has placed, but not homes in its namesake", async () => {
  const [manly] = defaultTexts.suburbs;
  const place = { lat: -33.6957, lng: 151.2803 };
  if (!manly) throw new Error("there is no suburb");
  const heights = { ...manly, id: "elanora-heights", name: "Elanora Heights", postcode: "2101", place };
  const texts = { ...defaultTexts, suburbs: [...defaultTexts.suburbs, heights] };
  const suburb = "Elanora Heights";
  const { catalogue } = await openTestCatalogue({
    "coastal-listings.json": [
      toSampleRecord({ id: "S1", suburb }),
      toSampleRecord({ id: "S2", suburb, state: "NSW", postcode: "2101" }),
      toSampleRecord({ id: "S3", suburb, state: "NSW", postcode: "2480" }),
      toSampleRecord({ id: "S4", suburb: "Manly" }),
    ],
  });
  const [one, two, namesake, other] = assignHomes(catalogue, () => texts).getSaleListings();
  for (const home of [one, two]) expect(home).toMatchObject({ coordinates: place, pointsTo: "suburb" });
  expect(namesake?.pointsTo).toBe(undefined);
  expect(other).toBe(catalogue.getSaleListings()[3]);
  expect(one && getMap(one).map?.points).toMatchObject([place]);
});
