import { expect, test } from "vitest";
import { toPlate } from "#app/coast/plate.ts";
import { toListingPlate } from "./listing-plate.ts";

const agent = { name: "Marion Tate" };

test("is the plate the agent has on the team's pages", () => {
  expect(toListingPlate({ agentId: "agent-1", agent })).toEqual(toPlate(1, "Marion Tate"));
});

test("is never the principal's for an agent whose number is not known", () => {
  const unknown = [undefined, "agent-0", "marion"].map((agentId) => toListingPlate({ agentId, agent }));
  expect(unknown.map(({ initials, tint }) => `${initials} ${tint}`)).toEqual([
    "MT sand",
    "MT sand",
    "MT sand",
  ]);
});
