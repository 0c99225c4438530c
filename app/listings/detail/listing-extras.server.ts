import { getLocatorMap } from "#app/coast/locator-maps.server.ts";
import { agents } from "#content/agents.ts";
import type { AnyListing } from "../any-listing.ts";
import { toAgentId, toListingPlate } from "../listing-agent.ts";

/** What a listing's page shows and only the server has: the coast around it, its agent's plate and role. */
export function getListingExtras(listing: AnyListing) {
  return {
    map: getLocatorMap(listing.coordinates),
    plate: toListingPlate(listing),
    role: agents.find(({ id }) => toAgentId(id) === listing.agentId)?.role,
  };
}
