import { calendarsOfHomes } from "../calendars/calendar-links.ts";
import type { CalendarLinks } from "../listings/module-links.ts";

/** Links that add open times to a calendar. */
export const calendarLinks: readonly CalendarLinks[] = [
  // One line for each module.
  calendarsOfHomes,
];
