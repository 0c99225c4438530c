import { getResponsible, type Team } from "#app/agency/texts/site-texts.ts";
import type { Agent } from "#app/homes/record/shared-listing.ts";
import { toAgentId } from "../search/link-filters.ts";
import type { Catalogue } from "./open-catalogue.server.ts";

type WithAgents = { agentId?: string; agent: Omit<Agent, "id">; agents: readonly Agent[] };

/** The catalogue with every home of somebody who has left in the hands of who took over; records stay as they are. */
export function assignHomes(catalogue: Catalogue, getTeam: () => Team): Catalogue {
  const assignSale = createAssign<ReturnType<Catalogue["getSaleListings"]>[number]>(getTeam);
  const assignRental = createAssign<ReturnType<Catalogue["getRentals"]>[number]>(getTeam);
  return {
    ...catalogue,
    getSaleListings: () => assignSale(catalogue.getSaleListings()),
    getRentals: () => assignRental(catalogue.getRentals()),
    getSold: () => assignSale(catalogue.getSold()),
    getLeased: () => assignRental(catalogue.getLeased()),
    matchSaleListings(search) {
      const found = catalogue.matchSaleListings(search);
      return { ...found, listings: assignSale(found.listings) };
    },
    matchRentals(search) {
      const found = catalogue.matchRentals(search);
      return { ...found, listings: assignRental(found.listings) };
    },
  };
}

/** The same list, and no work, until somebody has left; afterwards once for each list and team. */
function createAssign<Listing extends WithAgents>(getTeam: () => Team) {
  const known = new WeakMap<readonly Listing[], { team: Team; listings: readonly Listing[] }>();

  return (listings: readonly Listing[]) => {
    const team = getTeam();
    // An empty list may be the one that says that nothing could be loaded.
    if (team.formerAgents.length === 0 || listings.length === 0) return listings;
    const before = known.get(listings);
    if (before?.team === team) return before.listings;
    const assigned = listings.map((listing) => assign(listing, team));
    known.set(listings, { team, listings: assigned });
    return assigned;
  };
}

function assign<Listing extends WithAgents>(listing: Listing, team: Team): Listing {
  const agents = listing.agents.map((agent) => takeOver(agent, team));
  const isSame = agents.every((agent, index) => agent === listing.agents[index]);
  const [lead] = agents;
  if (isSame || !lead) return listing;
  const { id, ...agent } = lead;
  // A person who took over from two agents of the home is listed once.
  const others = agents.filter(
    ({ email }, index) => agents.findIndex((each) => each.email === email) === index,
  );
  return { ...listing, agentId: id, agent, agents: others };
}

function takeOver(agent: Agent, team: Team): Agent {
  const isFormer = team.formerAgents.some(
    ({ id, email }) => toAgentId(id) === agent.id || email === agent.email,
  );
  if (!isFormer) return agent;
  const next = getResponsible(team, ({ id, email }) => toAgentId(id) === agent.id || email === agent.email);
  return next ? { id: toAgentId(next.id), name: next.name, phone: next.mobile, email: next.email } : agent;
}
