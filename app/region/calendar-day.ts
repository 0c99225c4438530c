import { DAY_MS } from "./time.ts";

/** Whether a text is a calendar day as in addresses and fields: 2026-10-14. */
export function isDay(text: string) {
  // An impossible day becomes one of the next month, and an invalid date has no JSON.
  return new Date(text).toJSON()?.slice(0, 10) === text;
}

/** The day so many days later; earlier where `days` is negative. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days later the second day is. */
export function countDays(from: string, to: string) {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** 0 is Sunday. */
export function getWeekday(day: string) {
  return new Date(day).getUTCDay();
}
