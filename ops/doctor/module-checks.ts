import { checkFeed } from "../feed/check-feed.ts";
import { checkLeads } from "../leads/check-destinations.ts";
import type { ModuleCheck } from "./finding.ts";

/** What modules examine beside what every site has. */
export const moduleChecks: readonly ModuleCheck[] = [
  // One line for each module.
  checkLeads,
  checkFeed,
];
