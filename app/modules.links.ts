import { alertsOfHome, alertsOfList } from "./alerts/alert-links.ts";
import type { HomeLink, ListLink } from "./listings/module-links.ts";

/** What modules offer beside the homes that a list has found. */
export const listLinks: readonly ListLink[] = [
  // A line each.
  alertsOfList,
];

/** What modules offer for a home, on its page and on a shortlist. */
export const homeLinks: readonly HomeLink[] = [
  // A line each.
  alertsOfHome,
];
