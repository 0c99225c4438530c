import { words } from "#app/region/words.ts";
import { agencyState } from "./agency-state.ts";

/** Words that differ from state to state. */
export const regionWords = words[agencyState];
