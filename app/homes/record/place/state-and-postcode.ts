import { findStateIn, findStatesOf, type State } from "#app/region/state.ts";

type Recorded = { address: string; suburb: string; state?: State | null; postcode?: string | null };

/** The state and postcode of a record: from its own fields, else from the end of its address. */
export function toStateAndPostcode({ address, suburb, state, postcode }: Recorded) {
  const end = findStateIn({ address, suburb });
  const code = postcode ?? end.postcode;
  const [only, ...others] = code ? findStatesOf(code) : [];
  return { state: state ?? end.state ?? (others.length > 0 ? undefined : only), postcode: code };
}
