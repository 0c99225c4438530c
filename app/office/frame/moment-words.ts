import { toAgencyTime } from "#app/agency/agency-time.ts";
import { formatShortDate, formatTime, formatTimes } from "#app/region/format.ts";

/** "Tue 24 Nov, 3:38 pm", in the agency's time zone. */
export function formatMoment(ms: number) {
  const [day = "", time = ""] = toAgencyTime(ms).split("T");
  return `${formatShortDate(day).text}, ${formatTime(time)}`;
}

const stored = /(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?:\/(\d{2}:\d{2}))?(?![\d:])/g;

/** Replaces times in a text: 2026-11-28T10:00/10:30 becomes Sat 28 Nov, 10:00–10:30 am. */
export function withTimesInWords(text: string) {
  return text.replace(stored, (_time, day: string, start: string, end?: string) => {
    return `${formatShortDate(day).text}, ${formatTimes(start, end)}`;
  });
}
