import { toAgencyTime } from "#app/agency/agency-time.ts";

export type DayLight = "dawn" | "noon" | "dusk";

/** The light at a time of the wall clock at the agency, as "2026-11-28T10:30": dawn before nine, dusk from five. */
export function toDayLight(time: string): DayLight {
  const clock = time.slice(11);
  if (clock < "09:00") return "dawn";
  return clock < "17:00" ? "noon" : "dusk";
}

const CLOCK_CHECK_MS = 60_000;

/** Calls `onChange` at most a minute after the light at the agency has changed; until the process ends. */
export function watchDayLight(onChange: () => void, now = Date.now) {
  const read = () => toDayLight(toAgencyTime(now()));
  let light = read();
  setInterval(() => {
    const current = read();
    if (current === light) return;
    light = current;
    onChange();
  }, CLOCK_CHECK_MS).unref();
}
