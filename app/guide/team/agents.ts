import { href } from "react-router";
import type { Agent } from "#app/agency/kinds/agent-schema.ts";
import type { Pages } from "#app/agency/texts/pages/page-words.ts";
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

/** An agent's figures as shown, with the fallbacks of spec §9.13. */
export function toAgentFigures({
  experience,
  rating,
  totalReviews,
}: Pick<Agent, "experience" | "rating" | "totalReviews">) {
  return {
    experience: experience ?? "5+ years",
    rating: rating ?? 5,
    ratingText: (rating ?? 5).toFixed(1),
    reviews: totalReviews === undefined ? "50+" : String(totalReviews),
    reviewsText: totalReviews === 1 ? "1 review" : `${totalReviews ?? "50+"} reviews`,
  };
}

/** An agent's own question form; an agency without agents has the contact page. */
export function toAskPath(agent: Pick<Agent, "id"> | undefined) {
  return agent ? href("/team/:id/ask", { id: String(agent.id) }) : href("/contact");
}

/** Period and source of ratings and reviews: the oldest count of all, so that it is true of each. */
export function toReviewsNote(agents: readonly Agent[], { reviews }: Pick<Pages["team"], "reviews">) {
  const [oldest] = agents.flatMap(({ reviewsTo }) => reviewsTo ?? []).toSorted();
  const period = oldest ? `, to ${formatMonth(oldest)}` : "";
  return `${reviews.collected}${period}. ${reviews.source}`;
}
