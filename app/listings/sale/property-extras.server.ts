import { getLocatorMap } from "#app/coast/locator-maps.server.ts";
import { agents } from "#content/agents.ts";
import { toListingPlate } from "../detail/listing-plate.ts";
import type { SaleListing } from "./sale-record.ts";

/** What a property's page shows and only the server knows: the coast around it, its agent's plate and role. */
export function getPropertyExtras(listing: SaleListing) {
  const { coordinates, agentId } = listing;
  return {
    map: getLocatorMap(coordinates),
    plate: toListingPlate(listing),
    role: agents.find(({ id }) => `agent-${id}` === agentId)?.role,
  };
}
