import type { ComponentType } from "react";
import { heldAlertsOnToday } from "../alerts/office/held-on-today.tsx";
import { stoppedLeadsOnToday } from "../leads/office/stopped-on-today.tsx";
import type { LinkLine } from "../office/frame/link-lines.tsx";
import { enquiriesOnToday, heldOnToday } from "../office-enquiries/enquiries-on-today.tsx";
import { homesOnToday } from "../office-homes/homes-of-today.tsx";
import { openHomesOnToday } from "../open-homes/page/open-homes-of-today.tsx";
import { reportsOnToday } from "../owners/office/reports-on-today.tsx";
import type { TodayData } from "./office-today.server.ts";

export type TodayPart = {
  /** Where it stands, from top to bottom: the day's plan, answers that are due, questions, other work, held spam. */
  place: "day" | "waiting" | "questions" | "work" | "held";
  Show: ComponentType<{ today: TodayData }>;
  /** Links to mails that could not be delivered, listed together at the end. */
  findLostMails?: (today: TodayData) => readonly LinkLine[];
};

/** Components that show this data, in this order within each place. */
export const todayParts: Readonly<Record<keyof TodayData, TodayPart>> = {
  // One line for each module.
  heldAlerts: heldAlertsOnToday,
  stoppedLeads: stoppedLeadsOnToday,
  openHomes: openHomesOnToday,
  homes: homesOnToday,
  reports: reportsOnToday,
  enquiries: enquiriesOnToday,
  heldEnquiries: heldOnToday,
};
