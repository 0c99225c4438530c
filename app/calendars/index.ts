export { toCalendarResponse } from "./calendar-response.server.ts";
export { isTimeOver } from "./compare-times.ts";
export { findCalendarEvents } from "./find-calendar-events.server.ts";
export { toHomeTimes } from "./home-times.ts";
export {
  findOpenTimes,
  getInspection,
  leaveInspection,
  moveInspection,
  noteTimes,
  toUid,
} from "./note-times.server.ts";
export { toCalendarEvent } from "./open-events.ts";
export { type CalendarEvent, toInspectionCalendar, toOpensCalendar } from "./opens-calendar.ts";
export type { OpenTimeRow } from "./store/open-rows.ts";
