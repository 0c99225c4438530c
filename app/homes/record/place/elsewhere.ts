import { agencyState } from "#app/agency/agency-state.ts";
import type { StateAndPostcode } from "#app/region/state.ts";

/** The state of a home outside the agency's, "QLD", or its postcode if the state is not known: "postcode 2617". */
export function toElsewhere({ state, postcode }: StateAndPostcode) {
  const elsewhere = state ?? (postcode && `postcode ${postcode}`);
  return elsewhere === agencyState ? undefined : elsewhere;
}
