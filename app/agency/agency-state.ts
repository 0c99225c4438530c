import { agency } from "#app/agency/folder/agency.ts";

/** The state of the agency, and of every place in its places.json. */
export const agencyState = agency.address.state;
