import { formatDate } from "#app/region/format.ts";

/** The availability of a rental that can be moved into at once; otherwise it is a day, or undefined if nobody said. */
export const AVAILABLE_NOW = "now";

/** "now" or "from 5 December 2026". */
export function formatAvailable(available: string) {
  return available === AVAILABLE_NOW ? "now" : `from ${formatDate(available)}`;
}
