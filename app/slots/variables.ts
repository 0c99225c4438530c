import { readCampaignsSettings } from "../campaigns/read-settings.ts";
import type { Variables } from "../core/variables.ts";
import { readFeedSettings } from "../feed/feed-settings.ts";
import { readLeadsDestinations } from "../leads/read-destinations.ts";

/** What reads the variables of modules: one that is wrong is named before the site starts, and by the doctor. */
export const variableReaders: readonly ((variables: Variables) => unknown)[] = [
  // One line for each module.
  readCampaignsSettings,
  readFeedSettings,
  readLeadsDestinations,
];
