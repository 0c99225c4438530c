import { formatShortDate, formatTime } from "#app/format.ts";
import { toSydneyTime } from "#app/sydney-time.ts";

/** Tue 24 Nov, 3:38 pm, in Sydney. */
export function toSydneyWords(ms: number) {
  const [day = "", time = ""] = toSydneyTime(ms).split("T");
  return `${formatShortDate(day).text}, ${formatTime(time)}`;
}
