import type { ComponentType } from "react";
import { heldAlertsOnToday } from "./alerts/office/held-on-today.tsx";
import { stoppedLeadsOnToday } from "./leads/office/stopped-on-today.tsx";
import type { TodayData } from "./modules.office-today.server.ts";
import type { LinkLine } from "./office/frame/link-lines.tsx";
import { enquiriesOnToday, heldOnToday } from "./office-enquiries/enquiries-on-today.tsx";
import { homesOnToday } from "./office-homes/homes-of-today.tsx";
import { openHomesOnToday } from "./open-homes/page/open-homes-of-today.tsx";
import { reportsOnToday } from "./owners/office/reports-on-today.tsx";

export type TodayPart = {
  /** In this order: where one has to be, who waits for an answer, questions, other work, and what a filter holds. */
  place: "day" | "waiting" | "questions" | "work" | "held";
  Show: ComponentType<{ today: TodayData }>;
  /** Its mails that were given up: those of all modules stand after their work. */
  findLostMails?: (today: TodayData) => readonly LinkLine[];
};

/** What shows it, in this order at each place. */
export const todayParts: Readonly<Record<keyof TodayData, TodayPart>> = {
  // A line each.
  heldAlerts: heldAlertsOnToday,
  stoppedLeads: stoppedLeadsOnToday,
  openHomes: openHomesOnToday,
  homes: homesOnToday,
  reports: reportsOnToday,
  enquiries: enquiriesOnToday,
  heldEnquiries: heldOnToday,
};
