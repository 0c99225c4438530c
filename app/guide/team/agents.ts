import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import { getResponsible, type Team } from "#app/agency/texts/site-texts.ts";
import { formatMonth } from "#app/region/format.ts";

/** The agent at /team/{id}. Ids are exact: "3abc", "3.0" and "03" match none. */
export function getAgent({ agents }: Pick<Team, "agents">, id: string): Agent | undefined {
  return agents.find((agent) => String(agent.id) === id);
}

/** The agent with an id, or the successor of one who has left. */
export function getAgentToAsk(team: Team, id: string) {
  return getResponsible(team, (agent) => String(agent.id) === id);
}

/** Finds the agent of a sold home, whose record has an e-mail address. */
export function getAgentByEmail(team: Team, email: string) {
  return getResponsible(team, (agent) => agent.email === email);
}

/** Address of the form for questions about any home: the first agent's, or the contact page without agents. */
export function toQuestionPath({ agents }: Pick<Team, "agents">) {
  return toAskPath(agents[0]);
}

/** The same for rentals: the property manager's form. */
export function toRentalQuestionPath(team: Pick<Team, "agents">) {
  const manager = team.agents.find(({ role }) => /property manager/i.test(role));
  return manager ? toAskPath(manager) : toQuestionPath(team);
}

/** Placeholder for how many work here, at the start of a sentence. */
const PEOPLE = "{people}";
const numbers = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Seven people, one stretch of coast." */
export function withPeople(text: string, { agents: { length } }: { agents: { length: number } }) {
  const people = `${numbers[length] ?? length} ${length === 1 ? "person" : "people"}`;
  return text.replaceAll(PEOPLE, people);
}

/** Figures of a sample's agents who give none (spec §9.13). A real person's are never invented. */
const sampleFigures = { experience: "5+ years", rating: 5, reviews: "50+" };

/** An agent's figures as shown; in a real agency, missing ones are absent. */
export function toAgentFigures(
  agent: Pick<Agent, "experience" | "rating" | "totalReviews">,
  { isSample }: { isSample: boolean } = agency,
) {
  const otherwise: Partial<typeof sampleFigures> = isSample ? sampleFigures : {};
  const { experience = otherwise.experience, rating = otherwise.rating, totalReviews } = agent;
  const reviews = totalReviews === undefined ? otherwise.reviews : String(totalReviews);
  return {
    experience,
    rating,
    ratingText: rating?.toFixed(1),
    reviews,
    reviewsText: reviews && `${reviews} ${reviews === "1" ? "review" : "reviews"}`,
  };
}

/** An agent's question form, or the contact page where there are no agents. */
export function toAskPath(agent: Pick<Agent, "id"> | undefined) {
  return agent ? href("/team/:id/ask", { id: String(agent.id) }) : href("/contact");
}

/** Period and source of ratings and reviews, if any. The period of the oldest count is true of all. */
export function toReviewsNote(agents: readonly Agent[], { reviews }: Pick<Pages["team"], "reviews">) {
  const figures = agents.map((agent) => toAgentFigures(agent));
  if (!figures.some((each) => each.rating || each.reviews)) return undefined;
  const [oldest] = agents.flatMap(({ reviewsTo }) => reviewsTo ?? []).toSorted();
  const period = oldest ? `, to ${formatMonth(oldest)}` : "";
  return `${reviews.collected}${period}. ${reviews.source}`;
}
