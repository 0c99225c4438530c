import { toAgentId } from "#app/homes/record/agent-id.ts";
import type { Status } from "#app/homes/record/listing-record.ts";
import { isOpen } from "#app/homes/record/listing-status.ts";
import type { Filter } from "./filters.ts";
import { featureFilter, openFilter, suburbsFilter, typesFilter } from "./multi-value-filters.ts";
import { walkFilter } from "./number-filters.ts";

const DEFAULT_KM = "2";

/** How far "near" reaches, in kilometres. */
export const distances = ["1", DEFAULT_KM, "5"] as const;

/** Homes within some distance of one, by its source id. Only the server knows where they are (read-search.server.ts). */
export const nearFilters = {
  near: { label: "Distance", none: "", isPlace: true, parse: (text) => text, toChip: (words) => words },
  km: {
    label: "km",
    none: DEFAULT_KM,
    needs: "near",
    parse: (text) => distances.find((km) => km === text) ?? DEFAULT_KM,
  },
} satisfies Record<string, Filter<unknown>>;

/** Leaves out homes under offer, and rentals with a deposit taken; set by a link. */
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

/** The listings of one agent, by the number in the address of their profile. */
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

/** What both lists end with, in the order of the parameters in an address. */
export const sharedFilters = {
  walk: walkFilter,
  features: featureFilter,
  types: typesFilter,
  suburbs: suburbsFilter,
  open: openFilter,
  agent: agentFilter,
  offer: offerFilter,
  ...nearFilters,
};
