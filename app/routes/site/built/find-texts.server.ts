import { getSuburb } from "#app/agency/suburbs/suburbs.ts";
import { getResponsible, withAgentName } from "#app/agency/texts/site-texts.ts";
import { toName } from "#app/listings/card/named-home.ts";
import type { FoundBlock } from "./found-block.ts";
import { type Inputs, type Sources, toMissing } from "./sources.ts";

/** Who has left is replaced by their successor; without a name it is the first of the team. */
export function findAgent(block: Inputs<"Agent">, { texts }: Sources): FoundBlock {
  const agent = block.agent ? getResponsible(texts, createTest(block.agent)) : texts.agents[0];
  return agent ? { ...block, agent } : toMissing(`nobody here is “${block.agent}”`);
}

/** The newest of an agent’s clients, whether or not the agent still works here, or of all. */
export function findTestimonials(block: Inputs<"Testimonial">, { texts }: Sources): FoundBlock {
  const isMeant = createTest(block.agent);
  const agent = [...texts.agents, ...texts.formerAgents].find(isMeant);
  const own = texts.testimonials.filter(({ agentId }) => !block.agent || agentId === agent?.id);
  const newest = own.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, Number(block.most) || 1);
  if (newest.length === 0)
    return toMissing(block.agent ? `no client of “${block.agent}” is quoted` : "no client is quoted");
  return { ...block, testimonials: newest.map((each) => withAgentName(each, texts)) };
}

export function findSuburb(block: Inputs<"SuburbFigures">, { texts }: Sources): FoundBlock {
  const { suburbs, pages } = texts;
  const name = toName(block.suburb).toLowerCase();
  const named = getSuburb(suburbs, name) ?? suburbs.find((each) => each.name.toLowerCase() === name);
  const suburb = block.suburb ? named : suburbs[0];
  if (!suburb) return toMissing(`no suburb guide is called “${block.suburb}”`);
  return { ...block, suburb, chartNote: pages.suburbs.chartNote };
}

/** By number, name, e-mail address, or the link of a profile. */
function createTest(typed: string) {
  const name = toName(typed).toLowerCase();
  return (agent: { id: number; name: string; email: string }) =>
    [String(agent.id), agent.name, agent.email].some((each) => each.toLowerCase() === name);
}
