import { readFile } from "node:fs/promises";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { addDays, getWeekday } from "#app/region/calendar-day.ts";

const SATURDAY = 6;
const sampleDay = /\{(today|saturday)([+-]\d{1,3})?\}/g;

/** Reads a supplied file. A sample's dates are relative to today (`resolveDays`), so they never run out. */
export async function readSupplied(path: string, now = Date.now()) {
  const bytes = await readFile(path);
  const hasDays = agency.isSample && (bytes.includes("{today") || bytes.includes("{saturday"));
  return hasDays ? Buffer.from(resolveDays(bytes.toString(), now)) : bytes;
}

/**
 * Resolves a sample's relative dates at the agency: {today+14} is in a fortnight, {saturday} is the next Saturday after
 * today, {saturday-2} is two weeks before that.
 */
export function resolveDays(text: string, now: number) {
  return text.replace(sampleDay, (_mark, from: "today" | "saturday", count = "0") => {
    const today = toAgencyDay(now);
    const toSaturday = SATURDAY - getWeekday(today) || 7;
    const days = from === "today" ? Number(count) : toSaturday + 7 * Number(count);
    return addDays(today, days);
  });
}
