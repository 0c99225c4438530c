/** Delay (ms) before something is shown as loading, so that it does not flash. */
export const SLOW_AFTER_MS = 300;
