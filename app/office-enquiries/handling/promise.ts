import { agency } from "#app/agency/folder/agency.ts";
import { HOUR_MS } from "#app/region/time.ts";

/** Time (ms) within which the agency promises an answer; agency.json has it in hours. */
export const PROMISED_MS = Number.parseInt(agency.replyWithin, 10) * HOUR_MS;

/** The last sixth of that time (four of 24 hours), in which the office is reminded of unanswered enquiries. */
export const SOON_MS = PROMISED_MS / 6;
