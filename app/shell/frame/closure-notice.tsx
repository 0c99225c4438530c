import { useOffice } from "#app/site/office-words.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import { getClosure } from "#app/texts/closure.ts";

/** Above the header, on the days on which the office is closed. */
export function ClosureNotice() {
  const words = getClosure(useOffice(), toSydneyTime(Date.now()).slice(0, 10));
  return words && <p className="wrap wrap-anywhere py-3 text-sm">{words}</p>;
}
