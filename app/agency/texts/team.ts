import type { Agent } from "./kinds/agent.ts";
import type { Testimonial } from "./kinds/testimonial.ts";
import type { SiteTexts } from "./site-texts.ts";

/** People who work here now, and people who did. */
export type Team = Pick<SiteTexts, "agents" | "formerAgents">;

/** A testimonial with the name of its agent, who may have left. */
export function withAgentName(testimonial: Testimonial, { agents, formerAgents }: Team) {
  const agent = [...agents, ...formerAgents].find(({ id }) => id === testimonial.agentId);
  return { ...testimonial, agentName: agent?.name };
}

/**
 * Who answers for an agent: the agent, or whoever took over from one who has left. Undefined where nobody is meant.
 */
export function getResponsible(team: Team, isMeant: (agent: Agent) => boolean): Agent | undefined {
  const present = team.agents.find(isMeant);
  if (present) return present;
  const former = team.formerAgents.find(isMeant);
  return former && getResponsible(team, ({ id }) => id === former.successorId);
}
