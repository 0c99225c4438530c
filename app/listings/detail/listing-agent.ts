import type { Filter } from "../search/filters.ts";

/** Supplied records name their agent as agent-{id} (spec §3.2). */
export function toAgentId(id: number | string): string {
  return `agent-${id}`;
}

export function findAgentListings<Listing extends { agentId?: string }>(
  listings: readonly Listing[],
  agentId: number,
): Listing[] {
  return listings.filter((listing) => listing.agentId === toAgentId(agentId));
}

/** The listings of one agent, by the number in the address of their profile. */
export const agentFilter: Filter<{ agentId?: string }> = {
  label: "Agent",
  none: "",
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : ""),
  toTest(agent) {
    const wanted = toAgentId(agent);
    return ({ agentId }) => agentId === wanted;
  },
  toChip: (name) => `Listed by ${name}`,
};
