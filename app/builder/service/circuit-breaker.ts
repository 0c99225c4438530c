const MAX_FAILURES = 3;
const REST_MS = 30_000;

/** After three failures in a row nobody is asked for 30 s; then one question is tried, and decides. */
export function createCircuitBreaker(now: () => number = Date.now) {
  let failures = 0;
  let restsUntil = 0;

  return {
    /** Whether to ask now. Whoever gets `true` reports with `succeed` or `fail`. */
    admits() {
      if (failures < MAX_FAILURES) return true;
      if (now() < restsUntil) return false;
      // The others wait for the one that tries.
      restsUntil = now() + REST_MS;
      return true;
    },
    succeed() {
      failures = 0;
    },
    fail() {
      failures += 1;
      if (failures >= MAX_FAILURES) restsUntil = now() + REST_MS;
    },
  };
}
