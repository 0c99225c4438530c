import { words } from "#app/region/words.ts";
import { agencyState } from "./agency-state.ts";

/** What things are called where the agency is. */
export const regionWords = words[agencyState];
