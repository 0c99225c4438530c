import { formatTime, formatWeekday } from "#app/region/format.ts";
import type { EnquiryFields } from "./enquiry.ts";

/** An inspection time that visitors can book. */
export type OfferedTime = { value: string; label: string };

export const askForTime = { value: "ask", label: "Ask for a time" } as const;

/** The time of an enquiry whose visitor has cancelled. */
export const CANCELLED = "cancelled";

/** "Saturday 28 November, 10:00 am", on pages and in mails; `undefined` where no time was booked. */
export function formatBooked(time: EnquiryFields[string]) {
  const [day = "", start] = String(time).split("T");
  return start && `${formatWeekday(day)}, ${formatTime(start)}`;
}
