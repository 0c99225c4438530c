/** How long (ms) to wait after each of several failures in a row: it doubles, up to the longest. */
export function createBackOff({ firstMs, longestMs }: { firstMs: number; longestMs: number }) {
  let lastMs = 0;
  return {
    next() {
      lastMs = Math.min(2 * lastMs || firstMs, longestMs);
      return lastMs;
    },
    /** All is well: the next failure is the first. */
    reset() {
      lastMs = 0;
    },
  };
}
