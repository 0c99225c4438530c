/** Whether the calendar has it: 2026-02-30 is none. */
export function isCalendarDay(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // An impossible day rolls over into the next month.
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

/** A day of the calendar as addresses and fields write it, 2026-10-14. */
export function isDay(text: string) {
  // An impossible day is the next month's, and what is none has no JSON.
  return new Date(text).toJSON()?.slice(0, 10) === text;
}
