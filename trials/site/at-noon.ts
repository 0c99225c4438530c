import { toAgencyTime } from "#app/agency/agency-time.ts";

const HOUR_MS = 60 * 60_000;

/** Noon or soon after at the agency, and what makes processes believe that it is: at night no alert is mailed. */
export function toNoon(now: number) {
  const ahead = (12 - Number(toAgencyTime(now).slice(11, 13))) * HOUR_MS;
  const code = `const now = Date.now; Date.now = () => now() + ${ahead};`;
  return { noon: now + ahead, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
