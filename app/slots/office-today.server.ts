import type { HeldAlerts } from "../alerts/office/held-on-today.tsx";
import { loadHeldAlerts } from "../alerts/office/load-held.server.ts";
import { loadStoppedLeads } from "../leads/office/load-stopped.server.ts";
import type { StoppedLeads } from "../leads/office/stopped-on-today.tsx";
import type { OfficeReader } from "../office/access/require-person.server.ts";
import type { HeldEnquiries, WaitingEnquiries } from "../office-enquiries/enquiries-on-today.tsx";
import { loadHeldOfToday, loadWaitingOfToday } from "../office-enquiries/load-today.server.ts";
import type { HomesOfToday } from "../office-homes/homes-of-today.tsx";
import { loadHomesOfToday } from "../office-homes/load-today.server.ts";
import { loadOpenHomesOfToday } from "../open-homes/load-today.server.ts";
import type { OpenHomesOfToday } from "../open-homes/page/open-homes-of-today.tsx";
import { loadReportsOfToday } from "../owners/office/load-today.server.ts";
import type { ReportsOfToday } from "../owners/office/reports-on-today.tsx";

/** Data of modules for Today, the office’s first page. */
export type TodayData = {
  // One line for each module.
  heldAlerts?: HeldAlerts;
  stoppedLeads?: StoppedLeads;
  openHomes?: OpenHomesOfToday;
  homes?: HomesOfToday;
  reports?: ReportsOfToday;
  enquiries?: WaitingEnquiries;
  heldEnquiries?: HeldEnquiries;
};

type LoadToday = (reader: OfficeReader) => Promise<TodayData>;

export const todayLoaders: Readonly<Record<keyof TodayData, LoadToday>> = {
  // One line for each module.
  heldAlerts: loadHeldAlerts,
  stoppedLeads: loadStoppedLeads,
  openHomes: loadOpenHomesOfToday,
  homes: loadHomesOfToday,
  reports: loadReportsOfToday,
  enquiries: loadWaitingOfToday,
  heldEnquiries: loadHeldOfToday,
};
