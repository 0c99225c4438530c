/** After this time (ms) something is shown as loading; sooner it would only flash. */
export const SLOW_AFTER_MS = 300;
