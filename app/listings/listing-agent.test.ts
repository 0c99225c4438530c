import { expect, test } from "vitest";
import { toPlate } from "#app/coast/plate.ts";
import { findAgentListings, toListingPlate } from "./listing-agent.ts";

test("an agent's homes are those whose record names agent-{id}, in the order of the file", () => {
  const listings = ["agent-3", "agent-1", undefined, "agent-3", "agent-33", "3"].map((agentId, id) => ({
    id,
    agentId,
  }));
  expect(findAgentListings(listings, 3).map(({ id }) => id)).toEqual([0, 3]);
  expect(findAgentListings(listings, 2)).toEqual([]);
});

const agent = { name: "Marion Tate" };

test("a listing has the plate its agent has on the team's pages", () => {
  expect(toListingPlate({ agentId: "agent-1", agent })).toEqual(toPlate(1, "Marion Tate"));
});

test("the plate is never the principal's for an agent whose number is not known", () => {
  const unknown = [undefined, "agent-0", "marion"].map((agentId) => toListingPlate({ agentId, agent }));
  expect(unknown.map(({ initials, tint }) => `${initials} ${tint}`)).toEqual([
    "MT sand",
    "MT sand",
    "MT sand",
  ]);
});
