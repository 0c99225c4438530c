import { toAgencyTime } from "#app/agency/agency-time.ts";

export type DayLight = "dawn" | "noon" | "dusk";

/** The light at a time of the wall clock at the agency, as "2026-11-28T10:30": dawn before nine, dusk from five. */
export function toDayLight(time: string): DayLight {
  const clock = time.slice(11);
  if (clock < "09:00") return "dawn";
  return clock < "17:00" ? "noon" : "dusk";
}

/** The light at a moment (ms). */
export function getDayLight(now: number) {
  return toDayLight(toAgencyTime(now));
}
