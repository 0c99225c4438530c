import { alertsOfHome, alertsOfList } from "../alerts/alert-links.ts";
import type { HomeLink, ListLink } from "../listings/module-links.ts";

/** Links of modules on a list of homes, such as an alert for its search. */
export const listLinks: readonly ListLink[] = [
  // One line for each module.
  alertsOfList,
];

/** Links of modules for one home, on its page and on a shortlist. */
export const homeLinks: readonly HomeLink[] = [
  // One line for each module.
  alertsOfHome,
];
