/** What takes longer shows that it is on its way; sooner it would only flash. */
export const SLOW_AFTER_MS = 300;
