import { type Agent as TeamAgent, toOwnPhone } from "#app/agency/kinds/agent-schema.ts";
import {
  findPlaced,
  getResponsible,
  type PlacedSuburb,
  type SiteTexts,
  type Team,
} from "#app/agency/texts/site-texts.ts";
import { toAgentId } from "#app/homes/record/agent-id.ts";
import type { Located } from "#app/homes/record/place/listing-address.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import type { Agent } from "#app/homes/record/shared-listing.ts";
import type { StateAndPostcode } from "#app/region/state.ts";
import type { Catalogue } from "./open-catalogue.server.ts";

type Texts = Team & Pick<SiteTexts, "suburbs">;
type WithAgents = { agentId?: string; agent: Omit<Agent, "id">; agents: readonly Agent[] };

type Placeable = Located & StateAndPostcode & { suburb: string };

/**
 * Wraps the catalogue: homes of agents who have left get the agent who took over, and homes known only by a suburb that
 * the office has placed on the map get the suburb's coordinates. The records stay unchanged.
 */
export function assignHomes(catalogue: Catalogue, getTexts: () => Texts): Catalogue {
  const assignSale = createAssign<SaleListing>(getTexts);
  const assignRental = createAssign<Rental>(getTexts);
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

/** Returns the same list while nobody has left and no suburb is placed. Cached per list and texts. */
function createAssign<Listing extends WithAgents & Placeable>(getTexts: () => Texts) {
  const known = new WeakMap<readonly Listing[], { texts: Texts; listings: readonly Listing[] }>();

  return (listings: readonly Listing[]) => {
    const texts = getTexts();
    const placed = findPlaced(texts.suburbs);
    // It may be noListingsLoaded, which readers compare by identity.
    const isSame = texts.formerAgents.length === 0 && placed.length === 0;
    if (isSame || listings.length === 0) return listings;
    const before = known.get(listings);
    if (before?.texts === texts) return before.listings;
    const assigned = listings.map((listing) => assign(place(listing, placed), texts));
    known.set(listings, { texts, listings: assigned });
    return assigned;
  };
}

/** A home with another state or postcode is in another suburb of the same name. */
function place<Listing extends Placeable>(listing: Listing, placed: readonly PlacedSuburb[]): Listing {
  if (listing.pointsTo) return listing;
  const found = placed.find(({ name, state, postcode }) => {
    const isThere = (listing.state ?? state) === state && (listing.postcode ?? postcode) === postcode;
    return name === listing.suburb && isThere;
  });
  return found
    ? { ...listing, coordinates: { lat: found.lat, lng: found.lng }, pointsTo: "suburb" }
    : listing;
}

function assign<Listing extends WithAgents>(listing: Listing, team: Team): Listing {
  const agents = listing.agents.map((agent) => takeOver(agent, team));
  const isSame = agents.every((agent, index) => agent === listing.agents[index]);
  const [lead] = agents;
  if (isSame || !lead) return listing;
  const { id, ...agent } = lead;
  // One person may have taken over from two agents of the home.
  const others = agents.filter(
    ({ email }, index) => agents.findIndex((each) => each.email === email) === index,
  );
  return { ...listing, agentId: id, agent, agents: others };
}

function takeOver(agent: Agent, team: Team): Agent {
  const isSamePerson = ({ id, email }: TeamAgent) => toAgentId(id) === agent.id || email === agent.email;
  if (!team.formerAgents.some(isSamePerson)) return agent;
  const next = getResponsible(team, isSamePerson);
  return next
    ? { id: toAgentId(next.id), name: next.name, phone: toOwnPhone(next), email: next.email }
    : agent;
}
