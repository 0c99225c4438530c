import { expect, onTestFinished, test } from "vitest";
import { defaultTexts, mergeTexts } from "#app/agency/texts/site-texts.ts";
import { assignHomes } from "./assign-homes.server.ts";
import { openCatalogue } from "./open-catalogue.server.ts";

const priya = { ...defaultTexts.agents[2], successorId: 6 };
const withoutPriya = mergeTexts([
  { kind: "agent", key: "3", state: "withdrawn", fields: JSON.stringify(priya) },
]);

test("homes of an agent who has left are the successor's, on lists and on their pages", async () => {
  const catalogue = await openCatalogue({
    directory: "agencies/headland/homes",
    log: { warn() {}, error() {} },
  });
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
