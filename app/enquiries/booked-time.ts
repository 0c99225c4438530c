import { formatTime, formatWeekday } from "#app/region/format.ts";
import type { EnquiryFields } from "./enquiry.ts";

/** An inspection that visitors can book. */
export type OfferedTime = { value: string; label: string };

export const askForTime = { value: "ask", label: "Ask for a time" } as const;

/** What an enquiry has as its time once its visitor has cancelled. */
export const CANCELLED = "cancelled";

/** "Saturday 28 November, 10:00 am", on the page and in the mail alike; `undefined` where no time was booked. */
export function formatBooked({ time }: EnquiryFields) {
  const [day = "", start] = String(time ?? "").split("T");
  return start && `${formatWeekday(day)}, ${formatTime(start)}`;
}
