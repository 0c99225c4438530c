import { expect, test } from "vitest";
import { agents } from "#app/agency/folder/texts.ts";
import { defaultTexts } from "../texts/site-texts.ts";
import { toAskPath } from "./agent.ts";
import { getAgent, getAgentByEmail, toQuestionPath, toRentalQuestionPath, withPeople } from "./agents.ts";

test("seven agents have the ids 1 to 7 and their own profiles", () => {
  expect(agents.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const agent of agents) expect(getAgent(defaultTexts, String(agent.id))).toBe(agent);
});

test("only a plain whole number is an agent's id", () => {
  for (const id of ["3abc", "3.0", "-1", "+3", "03", " 3", "3e0", "0x3", "", "0", "8", "NaN"]) {
    expect(getAgent(defaultTexts, id), id).toBeUndefined();
  }
});

test("an e-mail address finds its agent, another finds nobody", () => {
  expect(getAgentByEmail(defaultTexts, "priya@headland.example")?.name).toBe("Priya Nandan");
  expect(getAgentByEmail(defaultTexts, "nobody@headland.example")).toBeUndefined();
});

test("a question about any home goes to the first of the team", () => {
  expect(toQuestionPath(defaultTexts)).toBe(toAskPath(agents[0]));
});

test("a question about a home to let goes to the property manager", () => {
  const manager = agents.find(({ role }) => role === "Property Manager");
  expect(toRentalQuestionPath(defaultTexts)).toBe(toAskPath(manager));
});

test("an agency without agents is asked on its contact page", () => {
  expect(toAskPath(undefined)).toBe("/contact");
});

test("words about the team follow how many are in it", () => {
  const say = (length: number) => withPeople("{people}, one coast.", { agents: { length } });
  expect([1, 7, 12, 13].map(say)).toEqual([
    "One person, one coast.",
    "Seven people, one coast.",
    "Twelve people, one coast.",
    "13 people, one coast.",
  ]);
});
