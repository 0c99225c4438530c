import { leadsOption } from "../leads/doctor-option.ts";

/** Options of the doctor that modules have, without what reads the agency's folder. */
export const moduleOptions: readonly { name: string; does: string }[] = [
  // A line each.
  leadsOption,
];
