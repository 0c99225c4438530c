/** Whether a day exists: 2026-02-30 does not. */
export function isCalendarDay(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // An impossible day would become one of the next month.
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

/** Whether a text is a calendar day as in addresses and fields: 2026-10-14. */
export function isDay(text: string) {
  // An impossible day becomes one of the next month, and an invalid date has no JSON.
  return new Date(text).toJSON()?.slice(0, 10) === text;
}
