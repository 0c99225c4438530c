import { alertsHeldOnToday } from "./alerts/office/held-on-today.server.ts";
import { leadsStoppedOnToday } from "./leads/office/stopped-on-today.server.ts";
import type { FindAddresses } from "./office/texts/find-addresses.ts";
import type { FindTodayList } from "./office/today/today-list.ts";
import type { FindTodayNotes } from "./office/today/today-note.ts";
import { reportsOnToday } from "./owners/office/reports-on-today.server.ts";
import { findLiveAddresses } from "./register/identity/namesakes.server.ts";

/** What modules ask on the office’s first page. */
export const todayNotes: readonly FindTodayNotes[] = [
  // A line each.
  alertsHeldOnToday,
  leadsStoppedOnToday,
];

/** What modules have to do, on the office’s first page. */
export const todayLists: readonly FindTodayList[] = [
  // A line each.
  reportsOnToday,
];

/** Who knows where homes are whose address is hidden, so that no text of the office says it. */
export const addressFinders: readonly FindAddresses[] = [
  // A line each.
  findLiveAddresses,
];
