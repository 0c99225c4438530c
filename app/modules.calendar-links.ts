import { calendarsOfHomes } from "./calendars/calendar-links.ts";
import type { CalendarLinks } from "./listings/module-links.ts";

/** Where open times can be had for a calendar. */
export const calendarLinks: readonly CalendarLinks[] = [
  // A line each.
  calendarsOfHomes,
];
