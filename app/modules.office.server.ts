import { alertsHeldOnToday } from "./alerts/office/held-on-today.server.ts";
import { alertsOnHome } from "./alerts/office/interest-in-home.server.ts";
import { feedOnHomes } from "./feed/office/notes-on-homes.server.ts";
import { leadsStoppedOnToday } from "./leads/office/stopped-on-today.server.ts";
import type { FindAddresses } from "./office/texts/find-addresses.ts";
import type { FindTodayList } from "./office/today/today-list.ts";
import type { FindTodayNotes } from "./office/today/today-note.ts";
import { ownersOfHome } from "./owners/office/links-of-home.server.ts";
import { reportsOnToday } from "./owners/office/reports-on-today.server.ts";
import { findLiveAddresses } from "./register/identity/namesakes.server.ts";
import type { FindHomeLinks } from "./register/office/home-link.ts";
import type { FindHomeNote } from "./register/office/home-note.ts";
import type { HomesNotes } from "./register/office/homes-notes.ts";

/** What modules ask on the office’s first page. */
export const todayNotes: readonly FindTodayNotes[] = [
  // A line each.
  alertsHeldOnToday,
  leadsStoppedOnToday,
];

/** What modules say of a home on its page in the office. */
export const homeNotes: readonly FindHomeNote[] = [
  // A line each.
  alertsOnHome,
];

/** What modules say of homes to whoever decides about them, on Today and on the list of homes. */
export const homesNotes: readonly HomesNotes[] = [
  // A line each.
  feedOnHomes,
];

/** What modules have to do, on the office’s first page. */
export const todayLists: readonly FindTodayList[] = [
  // A line each.
  reportsOnToday,
];

/** The pages that modules have of a home. */
export const homePages: readonly FindHomeLinks[] = [
  // A line each.
  ownersOfHome,
];

/** Who knows where homes are whose address is hidden, so that no text of the office says it. */
export const addressFinders: readonly FindAddresses[] = [
  // A line each.
  findLiveAddresses,
];
