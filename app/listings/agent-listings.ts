/** The homes an agent sells or lets now: the supplied records name theirs as agent-{id} (spec §3.2). */
export function findAgentListings<Listing extends { agentId?: string }>(
  listings: readonly Listing[],
  agentId: number,
): Listing[] {
  return listings.filter((listing) => listing.agentId === `agent-${agentId}`);
}
