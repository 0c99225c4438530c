import { agency } from "#app/agency/folder/agency.ts";
import { regions } from "#app/region/regions.ts";

/** The region of the agency: what depends on the state in its address. Not for the scripts of pages, as it is large. */
export const region = regions[agency.address.state];
