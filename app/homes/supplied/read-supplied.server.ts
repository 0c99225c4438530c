import { readFile } from "node:fs/promises";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { DAY_MS } from "#app/region/time.ts";

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
    const today = Date.parse(toAgencyDay(now));
    const toSaturday = (SATURDAY - new Date(today).getUTCDay() + 7) % 7 || 7;
    const days = from === "today" ? Number(count) : toSaturday + 7 * Number(count);
    return new Date(today + days * DAY_MS).toISOString().slice(0, 10);
  });
}
