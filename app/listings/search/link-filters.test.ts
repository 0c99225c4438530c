import { expect, test } from "vitest";
import { findAgentListings } from "./link-filters.ts";

test("an agent's homes are those whose record names agent-{id}, in the order of the file", () => {
  const listings = ["agent-3", "agent-1", undefined, "agent-3", "agent-33", "3"].map((agentId, id) => ({
    id,
    agentId,
  }));
  expect(findAgentListings(listings, 3).map(({ id }) => id)).toEqual([0, 3]);
  expect(findAgentListings(listings, 2)).toEqual([]);
});
