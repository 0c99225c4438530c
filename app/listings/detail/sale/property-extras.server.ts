import { toLocatorMap } from "#app/coast/locator/locator-map.server.ts";
import { agents } from "#content/agents.ts";
import type { SaleListing } from "../../sale/sale-record.ts";

/** What a property's page shows and only the server knows: the coast around it, and its agent's role. */
export function getPropertyExtras({ coordinates, agentId }: SaleListing) {
  return {
    map: toLocatorMap(coordinates),
    role: agents.find(({ id }) => `agent-${id}` === agentId)?.role,
  };
}
