import { agency } from "#app/agency/folder/agency.ts";

/** The state of the agency and of every place in its places.json. */
export const agencyState = agency.address.state;

const words = {
  NSW: { strata: "Strata" },
  QLD: { strata: "Body corporate" },
} as const satisfies Record<typeof agencyState, object>;

/** Words that differ from state to state; apart from the regions, because browsers load them. */
export const regionWords = words[agencyState];
