import { agency } from "#app/agency/folder/agency.ts";

/** Where the agency and every place in its places.json is. */
export const agencyState = agency.address.state;
