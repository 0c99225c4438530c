import { expect, test } from "vitest";
import { agents } from "#app/agency/folder/first-texts.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import {
  getAgent,
  getAgentByEmail,
  toAgentFigures,
  toAskPath,
  toQuestionPath,
  toRentalQuestionPath,
  withPeople,
} from "./agents.ts";

test("seven agents have the ids 1 to 7 and their own profiles", () => {
  expect(agents.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const agent of agents) expect(getAgent(defaultTexts, String(agent.id))).toBe(agent);
});

test("an agent's id is a plain whole number", () => {
  for (const id of ["3abc", "3.0", "-1", "+3", "03", " 3", "3e0", "0x3", "", "0", "8", "NaN"]) {
    expect(getAgent(defaultTexts, id), id).toBeUndefined();
  }
});

test("an agent is found by e-mail address", () => {
  expect(getAgentByEmail(defaultTexts, "priya@headland.example")?.name).toBe("Priya Nandan");
  expect(getAgentByEmail(defaultTexts, "nobody@headland.example")).toBeUndefined();
});

test("questions go to the first of the team, or about a rental to the property manager", () => {
  expect(toQuestionPath(defaultTexts)).toBe(toAskPath(agents[0]));
  const manager = agents.find(({ role }) => role === "Property Manager");
  expect(toRentalQuestionPath(defaultTexts)).toBe(toAskPath(manager));
  expect(toAskPath(undefined), "without agents").toBe("/contact");
});

test("words about the team contain its size", () => {
  const say = (length: number) => withPeople("{people}, one coast.", { agents: { length } });
  expect([1, 7, 12, 13].map(say)).toEqual([
    "One person, one coast.",
    "Seven people, one coast.",
    "Twelve people, one coast.",
    "13 people, one coast.",
  ]);
});

test("a sample's agent without figures has the fallbacks of the specification", () => {
  expect(toAgentFigures({})).toEqual({
    experience: "5+ years",
    rating: 5,
    ratingText: "5.0",
    reviews: "50+",
    reviewsText: "50+ reviews",
  });
});

test("a real agent has no invented figures", () => {
  const shown = Object.values(toAgentFigures({}, { isSample: false }));
  expect(shown.filter(Boolean)).toEqual([]);
});

test("an agent's own figures are shown, a rating with one decimal", () => {
  const figures = toAgentFigures({ experience: "12+ years", rating: 4.9, totalReviews: 104 });
  expect(figures).toMatchObject({ experience: "12+ years", ratingText: "4.9", reviewsText: "104 reviews" });
  const few = [0, 1].map((totalReviews) => toAgentFigures({ totalReviews }).reviewsText);
  expect(few).toEqual(["0 reviews", "1 review"]);
});
