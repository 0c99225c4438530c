import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toDayLight } from "./day-light.ts";

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
