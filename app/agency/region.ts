import { agency } from "#app/agency/folder/agency.ts";
import { regions } from "#app/region/regions.ts";

/** Settings that depend on the state in the agency's address. Too large for page scripts. */
export const region = regions[agency.address.state];
