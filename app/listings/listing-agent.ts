import { type Plate, toPlate } from "#app/coast/plate.ts";
import type { Filter } from "./search/filters.ts";

/** For agents without a number in the record. */
const UNKNOWN_AGENT = 2;

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
  none: "",
  parse: (text) => (/^[1-9]\d{0,5}$/.test(text) ? text : ""),
  toTest(agent) {
    const wanted = toAgentId(agent);
    return ({ agentId }) => agentId === wanted;
  },
  toChip: (name) => `Listed by ${name}`,
};

type WithAgent = { agentId?: string; agent: { name: string } };

/** The plate of a listing's agent, the same as on the team's pages (spec §3.4). */
export function toListingPlate({ agentId, agent }: WithAgent): Plate {
  const [, number] = /^agent-([1-9]\d*)$/.exec(agentId ?? "") ?? [];
  return toPlate(Number(number ?? UNKNOWN_AGENT), agent.name);
}
