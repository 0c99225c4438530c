import type { ComponentType } from "react";
import { heldAlertsOnToday } from "./alerts/office/held-on-today.tsx";
import { stoppedLeadsOnToday } from "./leads/office/stopped-on-today.tsx";
import type { TodayData } from "./modules.office-today.server.ts";
import type { LinkLine } from "./office/frame/link-lines.tsx";
import { homesOnToday } from "./office-homes/homes-of-today.tsx";
import { openHomesOnToday } from "./open-homes/page/open-homes-of-today.tsx";
import { reportsOnToday } from "./owners/office/reports-on-today.tsx";

export type TodayPart = {
  /** Questions stand before enquiries, work after them. */
  place: "questions" | "work";
  Show: ComponentType<{ today: TodayData }>;
  /** Its mails that were given up, which stand with those of enquiries. */
  findLostMails?: (today: TodayData) => readonly LinkLine[];
};

/** What shows it, in this order. */
export const todayParts: Readonly<Record<keyof TodayData, TodayPart>> = {
  // A line each.
  heldAlerts: heldAlertsOnToday,
  stoppedLeads: stoppedLeadsOnToday,
  openHomes: openHomesOnToday,
  homes: homesOnToday,
  reports: reportsOnToday,
};
