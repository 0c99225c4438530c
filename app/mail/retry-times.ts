const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const firstDelays = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;
const HOURLY_ATTEMPTS = 5 * 24;

/** How long to wait (ms) after the n-th failure: 1, 5, 15 minutes, 1 hour, then hourly for 5 days, then give up. */
export function getRetryDelay(failures: number): number | undefined {
  const first = firstDelays[failures - 1];
  if (first !== undefined) return first;
  return failures <= firstDelays.length + HOURLY_ATTEMPTS ? HOUR_MS : undefined;
}
