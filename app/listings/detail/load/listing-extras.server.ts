import { href } from "react-router";
import { getLocatorMap } from "#app/coast/locator-maps.server.ts";
import { toPortrait } from "#app/site/portrait/portrait.ts";
import type { Agent } from "#app/texts/kinds/agent.ts";
import type { Team } from "#app/texts/team.ts";
import type { AnyListing } from "../../any-listing.ts";
import { toAgentId } from "../../listing-agent.ts";
import { getHomePlan } from "../../plan/home-plan.server.ts";
import { getMapPosition } from "../../record/place/map-position.ts";

/** Whose plate somebody has who is not on the team: never the principal's. */
const UNKNOWN_AGENT = 2;

/**
 * What a listing's page shows and only the server has: the coast around it, its plan with the sun on it, its agent's
 * portrait and role, and in the order of its agents the profiles of those on the team.
 */
export function getListingExtras(listing: AnyListing, { agents }: Pick<Team, "agents">) {
  const findAgent = (agentId: string | undefined) => agents.find(({ id }) => toAgentId(id) === agentId);
  const agent = findAgent(listing.agentId);
  const where = getMapPosition(listing);
  return {
    map: where && getLocatorMap(where.point),
    portrait: toPortrait(agent ?? { id: UNKNOWN_AGENT, name: listing.agent.name }),
    role: agent?.role,
    plan: getHomePlan(listing.floorplans[0]?.src),
    profiles: listing.agents.map(({ id }) => toProfile(findAgent(id))),
  };
}

function toProfile(agent: Agent | undefined) {
  return agent && href("/team/:id", { id: String(agent.id) });
}
