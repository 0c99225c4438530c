import { expect, test } from "vitest";
import { agents } from "#content/agents.ts";
import { soldProperties } from "#content/sold.ts";
import { findAgentSales, findSoldProperties, getSoldProperty } from "./sold-properties.ts";

test("a sold property is found by exactly its id", () => {
  expect(getSoldProperty("1")?.price).toBe(11_100_000);
  for (const id of ["01", "1.0", "1 ", "1abc", "", "5"]) expect(getSoldProperty(id), id).toBeUndefined();
});

test("the latest sale comes first", () => {
  const days = findSoldProperties().map(({ soldDate }) => soldDate);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days).toHaveLength(4);
});

test("an agent's sales are those with their e-mail address", () => {
  expect(findAgentSales("elodie@headland.example").map(({ id }) => id)).toEqual(["1"]);
  expect(findAgentSales("jack@headland.example")).toEqual([]);
});

test("every sale was made by someone who works here, and the record agrees about who it was", () => {
  for (const { agentName, agentPhone, agentEmail } of soldProperties) {
    const agent = agents.find(({ email }) => email === agentEmail);
    expect([agent?.name, agent?.mobile]).toEqual([agentName, agentPhone]);
  }
});
