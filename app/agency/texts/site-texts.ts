import { officeWords } from "#app/agency/folder/agency.ts";
import { agents, articles, suburbs, testimonials } from "#app/agency/folder/texts.ts";
import type { Agent, FormerAgent } from "./kinds/agent.ts";
import type { Article } from "./kinds/article.ts";
import type { OfficeWords } from "./kinds/office-words.ts";
import type { Suburb } from "./kinds/suburb.ts";
import type { Testimonial } from "./kinds/testimonial.ts";

/** The published texts, which the office writes and every page shows. */
export type SiteTexts = {
  /** Everyone who works here, in the order of the team page. */
  agents: readonly Agent[];
  formerAgents: readonly FormerAgent[];
  testimonials: readonly Testimonial[];
  articles: readonly Article[];
  suburbs: readonly Suburb[];
  office: OfficeWords;
};

/** Until the office publishes something of its own. */
export const defaultTexts: SiteTexts = {
  agents,
  formerAgents: [],
  testimonials,
  articles,
  suburbs,
  office: officeWords,
};

/** People who work here now, and people who did. */
export type Team = Pick<SiteTexts, "agents" | "formerAgents">;

/** A testimonial with the name of its agent, who may have left. */
export function withAgentName(testimonial: Testimonial, { agents, formerAgents }: Team) {
  const agent = [...agents, ...formerAgents].find(({ id }) => id === testimonial.agentId);
  return { ...testimonial, agentName: agent?.name };
}

/** Finds the agent that is meant, or the successor of one who has left. Undefined where nobody is meant. */
export function getResponsible(team: Team, isMeant: (agent: Agent) => boolean): Agent | undefined {
  const present = team.agents.find(isMeant);
  if (present) return present;
  const former = team.formerAgents.find(isMeant);
  return former && getResponsible(team, ({ id }) => id === former.successorId);
}
