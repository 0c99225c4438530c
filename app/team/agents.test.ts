import { expect, test } from "vitest";
import { agents } from "#content/agents.ts";
import { getAgent, getAgentByEmail } from "./agents.ts";

test("seven agents have the ids 1 to 7 and their own profiles", () => {
  expect(agents.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const agent of agents) expect(getAgent(String(agent.id))).toBe(agent);
});

test("only a plain whole number is an agent's id", () => {
  for (const id of ["3abc", "3.0", "-1", "+3", "03", " 3", "3e0", "0x3", "", "0", "8", "NaN"]) {
    expect(getAgent(id), id).toBeUndefined();
  }
});

test("an e-mail address finds its agent, another finds nobody", () => {
  expect(getAgentByEmail("priya@headland.example")?.name).toBe("Priya Nandan");
  expect(getAgentByEmail("nobody@headland.example")).toBeUndefined();
});
