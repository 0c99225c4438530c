import { alertsOfHome, alertsOfList } from "./alerts/alert-links.ts";
import type { HomeLink, KeptPage, ListLink } from "./listings/module-links.ts";
import { comparePage, saturdayPage, shortlistPage } from "./shortlist/kept-pages.ts";

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

/** Pages of modules that show what the visitor keeps, for the page Sitemap. */
export const keptPages: readonly KeptPage[] = [
  // A line each.
  shortlistPage,
  comparePage,
  saturdayPage,
];
