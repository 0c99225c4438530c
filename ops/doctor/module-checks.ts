import { checkFeed } from "../feed/check-feed.ts";
import { checkLeads } from "../leads/check-destinations.ts";
import type { ModuleCheck } from "./finding.ts";

/** Checks that modules add to those of every site. */
export const moduleChecks: readonly ModuleCheck[] = [
  // One line for each module.
  checkLeads,
  checkFeed,
];
