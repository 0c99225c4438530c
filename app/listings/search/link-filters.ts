import { toAgentId } from "#app/homes/record/agent-id.ts";
import type { Status } from "#app/homes/record/listing-record.ts";
import { isOpen } from "#app/homes/record/listing-status.ts";
import type { Filter } from "./filters.ts";
import { featureFilter, openFilter, suburbsFilter, typesFilter } from "./multi-value-filters.ts";
import { walkFilter } from "./number-filters.ts";

/** Leaves out homes under offer and rentals with a deposit taken. Only links set it. */
const offerFilter: Filter<{ status: Status }> = {
  label: "Status",
  none: "",
  parse: (text) => (text === "hide" ? "hide" : ""),
  toTest: () => isOpen,
  toChip: () => "Not under offer",
};

export function findAgentListings<Listing extends { agentId?: string }>(
  listings: readonly Listing[],
  agentId: number,
): Listing[] {
  return listings.filter((listing) => listing.agentId === toAgentId(agentId));
}

/** Listings of one agent, by the number in the address of the agent's profile. */
const agentFilter: Filter<{ agentId?: string }> = {
  label: "Agent",
  none: "",
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : ""),
  toTest(agent) {
    const wanted = toAgentId(agent);
    return ({ agentId }) => agentId === wanted;
  },
  toChip: (name) => `Listed by ${name}`,
};

/** The last filters of both lists, in the order of their parameters. */
export const sharedFilters = {
  walk: walkFilter,
  features: featureFilter,
  types: typesFilter,
  suburbs: suburbsFilter,
  open: openFilter,
  agent: agentFilter,
  offer: offerFilter,
};
