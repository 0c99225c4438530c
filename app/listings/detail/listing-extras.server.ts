import { getLocatorMap } from "#app/coast/locator-maps.server.ts";
import { agents } from "#content/agents.ts";
import { toAgentId, toListingPlate } from "../listing-agent.ts";
import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";

/** What a listing's page shows and only the server has: the coast around it, its agent's plate and role. */
export function getListingExtras(listing: SaleListing | Rental) {
  return {
    map: getLocatorMap(listing.coordinates),
    plate: toListingPlate(listing),
    role: agents.find(({ id }) => toAgentId(id) === listing.agentId)?.role,
  };
}
