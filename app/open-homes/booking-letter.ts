import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";

/** A booked open home that was moved, cancelled or reinstated. */
export type BookedOpen = {
  /** Its start at the agency, as 2026-11-28T10:00, and its end if known. */
  time: string;
  end?: string;
  isOff: boolean;
  /** Whether it is on again after a mail said that it was cancelled. */
  isBack?: boolean;
  address: string;
  agent: { name: string; phone: string };
  /** Undefined once the home has left the site. */
  status?: AnyListing["status"];
};

/** "Saturday 28 November, 10:00–10:30 am". */
export function formatOpen({ time, end }: Pick<BookedOpen, "time" | "end">) {
  const [day = "", start = ""] = time.split("T");
  return `${formatWeekday(day)}, ${formatTimes(start, end)}`;
}

/** The text of the mail to people who booked it. It mentions no other home. */
export function toBookingLetter(open: BookedOpen) {
  const { address, isOff, isBack, agent, status } = open;
  const when = formatOpen(open);
  const contact = `reply to this email or ring ${agent.name} on ${agent.phone}`;
  if (!isOff)
    return `The open home you booked at ${address} ${isBack ? "is on again:" : "has moved. It is now"} ${when}.\n\nYou don’t need to book again. If the new time doesn’t suit, ${contact}, and we will find another time for you.`;
  const gone = status ? ended.get(status) : "is no longer on our website";
  if (gone)
    return `${address} ${gone}, so the open home you booked, ${when}, has been cancelled.\n\nIf you have a question, ${contact}.`;
  return `The open home you booked at ${address}, ${when}, has been cancelled. We are sorry.\n\nTo see the home at another time, ${contact}.`;
}

const ended: ReadonlyMap<string, string> = new Map([
  ["sold", "has been sold"],
  ["leased", "has been leased"],
]);
