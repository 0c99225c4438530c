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

/** Whom an address with an agent's id means: the agent, or who took over from them. */
export function getAgentToAsk(team: Team, id: string) {
  return getResponsible(team, (agent) => String(agent.id) === id);
}

/** Sold properties name their agent by e-mail address. */
export function getAgentByEmail(team: Team, email: string) {
  return getResponsible(team, (agent) => agent.email === email);
}

/**
 * Address of the form for a question about any home: the first agent's, or the contact page where there are no
 * agents.
 */
export function toQuestionPath({ agents }: Pick<Team, "agents">) {
  return toAskPath(agents[0]);
}

/** The same about a home to let: the property manager's form. */
export function toRentalQuestionPath(team: Pick<Team, "agents">) {
  const manager = team.agents.find(({ role }) => /property manager/i.test(role));
  return manager ? toAskPath(manager) : toQuestionPath(team);
}

/** Stands for how many work here in words that are written before it is known, at the start of a sentence. */
const PEOPLE = "{people}";
const numbers = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** "Seven people, one stretch of coast." */
export function withPeople(text: string, { agents: { length } }: { agents: { length: number } }) {
  const people = `${numbers[length] ?? length} ${length === 1 ? "person" : "people"}`;
  return text.replaceAll(PEOPLE, people);
}

/** What a sample shows of agents who give no figures (spec §9.13). A real person's are never made up. */
const sampleFigures = { experience: "5+ years", rating: 5, reviews: "50+" };

/** An agent's figures as shown; in a real agency those that nobody gave are absent. */
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

/** An agent's own question form; an agency without agents has the contact page. */
export function toAskPath(agent: Pick<Agent, "id"> | undefined) {
  return agent ? href("/team/:id/ask", { id: String(agent.id) }) : href("/contact");
}

/** Period and source of ratings and reviews, if there are any: the oldest count of all, so that it is true of each. */
export function toReviewsNote(agents: readonly Agent[], { reviews }: Pick<Pages["team"], "reviews">) {
  const figures = agents.map((agent) => toAgentFigures(agent));
  if (!figures.some(({ rating, reviews }) => rating || reviews)) return undefined;
  const [oldest] = agents.flatMap(({ reviewsTo }) => reviewsTo ?? []).toSorted();
  const period = oldest ? `, to ${formatMonth(oldest)}` : "";
  return `${reviews.collected}${period}. ${reviews.source}`;
}
