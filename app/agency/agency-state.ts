import { agency } from "#app/agency/folder/agency.ts";
import { words } from "#app/region/words.ts";

/** The state of the agency and of every place in its places.json. */
export const agencyState = agency.address.state;

/** Words that differ from state to state. */
export const regionWords = words[agencyState];
