import { agency } from "#app/agency/folder/agency.ts";
import { HOUR_MS } from "#app/region/time.ts";

/** Within how long (ms) the agency promises an answer: its agency.json says it in hours. */
export const PROMISED_MS = Number.parseInt(agency.replyWithin, 10) * HOUR_MS;

/** The last sixth of it, four of 24 hours: what is unanswered by then is reminded of. */
export const SOON_MS = PROMISED_MS / 6;
