import { officeWords } from "#app/agency/folder/agency.ts";
import { agents, articles, pages, suburbs, testimonials } from "#app/agency/folder/first-texts.ts";
import { places } from "#app/agency/folder/places.ts";
import type { Agent, FormerAgent } from "../kinds/agent-schema.ts";
import type { AnswerText } from "../kinds/answer-schema.ts";
import type { Article } from "../kinds/article-schema.ts";
import type { OfficeWords } from "../kinds/office-words-schema.ts";
import type { Suburb } from "../kinds/suburb-schema.ts";
import type { Testimonial } from "../kinds/testimonial-schema.ts";

/** The words of pages that the office can change. */
export type Pages = typeof pages;

/** The office's changes to a page's words; the others stay as the agency's folder has them. */
export type PageText = { page: keyof Pages; changes: Readonly<Record<string, string>> };

/** The texts of all pages: those of the agency's folder, and the office's publications over them. */
export type SiteTexts = {
  /** Everyone who works here, in the order of the team page. */
  agents: readonly Agent[];
  formerAgents: readonly FormerAgent[];
  testimonials: readonly Testimonial[];
  articles: readonly Article[];
  suburbs: readonly Suburb[];
  /** The office's own templates for answers to enquiries; visitors see them in mails alone. */
  answers?: readonly AnswerText[];
  office: OfficeWords;
  pages: Pages;
  /** The office's changes to pages. */
  pageTexts: Readonly<Partial<Record<keyof Pages, PageText>>>;
};

/** The texts before the office has published any. */
export const defaultTexts: SiteTexts = {
  agents,
  formerAgents: [],
  testimonials,
  articles,
  suburbs,
  office: officeWords,
  pages,
  pageTexts: {},
};

/** People who work here now, and people who did. */
export type Team = Pick<SiteTexts, "agents" | "formerAgents">;

/** Adds the name of the testimonial's agent, who may have left. */
export function withAgentName(testimonial: Testimonial, { agents, formerAgents }: Team) {
  const agent = [...agents, ...formerAgents].find(({ id }) => id === testimonial.agentId);
  return { ...testimonial, agentName: agent?.name };
}

/** A suburb with its centre on the map. */
export type PlacedSuburb = Pick<Suburb, "name" | "state" | "postcode"> & NonNullable<Suburb["place"]>;

export function findPlaced(suburbs: readonly Suburb[]): PlacedSuburb[] {
  return suburbs.flatMap(({ name, state, postcode, place }) =>
    place && !places.some((each) => each.name === name) ? [{ name, state, postcode, ...place }] : [],
  );
}

/** Finds the agent that matches, or the successor of one who has left. Undefined where nobody matches. */
export function getResponsible(team: Team, isMeant: (agent: Agent) => boolean): Agent | undefined {
  const present = team.agents.find(isMeant);
  if (present) return present;
  const former = team.formerAgents.find(isMeant);
  return former && getResponsible(team, ({ id }) => id === former.successorId);
}
