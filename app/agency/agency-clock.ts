import { agencyZone } from "./agency-time.ts";

/** By whose clock times are told, in words: Sydney. */
export const agencyClock = agencyZone.slice(agencyZone.indexOf("/") + 1);
