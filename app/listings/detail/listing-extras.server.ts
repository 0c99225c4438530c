import { getLocatorMap } from "#app/coast/locator-maps.server.ts";
import { toPortrait } from "#app/site/portrait.ts";
import { agents } from "#content/agents.ts";
import type { AnyListing } from "../any-listing.ts";
import { toAgentId } from "../listing-agent.ts";

/** Whose plate somebody has who is not on the team: never the principal's. */
const UNKNOWN_AGENT = 2;

/** What a listing's page shows and only the server has: the coast around it, its agent's portrait and role. */
export function getListingExtras(listing: AnyListing) {
  const agent = agents.find(({ id }) => toAgentId(id) === listing.agentId);
  return {
    map: getLocatorMap(listing.coordinates),
    portrait: toPortrait(agent ?? { id: UNKNOWN_AGENT, name: listing.agent.name }),
    role: agent?.role,
  };
}
