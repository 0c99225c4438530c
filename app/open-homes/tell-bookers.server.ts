import { agency } from "#app/agency/folder/agency.ts";
import {
  findOpenTimes,
  type OpenTimeRow,
  toCalendarEvent,
  toInspectionCalendar,
} from "#app/calendars/index.ts";
import { toGreetable } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { getVisitorName } from "#app/enquiries/enquiry.ts";
import { type FoundBooking, findBookings } from "#app/enquiries/store/bookings.server.ts";
import { readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Database } from "#app/store/database.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { type BookedOpen, toBookingLetter } from "./booking-letter.ts";
import { isTooLate, markBookerTold } from "./store/bookings.server.ts";

export type TellOptions = {
  /** Also finds homes that have been sold or leased. */
  findHome: (id: string) => AnyListing | undefined;
  office: { email: string; phone: string };
  origin: string;
  now: number;
};

/** Queues mails to everybody who booked an open home that was moved or cancelled ten minutes ago. Returns how many. */
export async function tellWhenDue(db: Database, options: TellOptions) {
  let told = 0;
  for (const booking of await findBookings(db, { dueBy: options.now }))
    told += await db.transaction().execute(async (transaction) => {
      const isLate = isTooLate(booking, options.now);
      if (isLate) await markBookerTold(transaction, booking);
      return !isLate && (await tellBooker(transaction, booking, options)) ? 1 : 0;
    });
  return told;
}

/**
 * Queues a mail to the visitor of a booking, with `text` if the office has written one, and the current event for their
 * calendar. False if they were told already. Runs within a transaction.
 */
export async function tellBooker(db: Database, booking: FoundBooking, options: TellOptions, text?: string) {
  const fields = readFields(booking.fields);
  if (!(await markBookerTold(db, booking)) || typeof fields.email !== "string") return false;
  const home = options.findHome(booking.home_id);
  const rows = await findOpenTimes(db, { homes: [booking.home_id] }, options.now);
  const included = rows.filter((row) => isIncluded(row, booking));
  const end = included.find(({ cancelled_at }) => cancelled_at === null)?.ends;
  const open = toBookedOpen(booking, { home, end, options });
  const { agent, address } = open;
  const name = toGreetable(getVisitorName(fields));
  const events = included.map((row) => toCalendarEvent(row, home, options.origin));
  // Addresses in the text are not made into links. The link to the booking is added at the time of sending.
  const payload = {
    channel: "booking-told" as const,
    enquiryId: booking.id,
    to: { name, address: fields.email },
    replyTo: { name: agent.name, address: agent.email },
    subject: `The open home at ${address} ${toNews(open)} [${booking.reference}]`,
    paragraphs: [name ? `Hello ${name},` : "Hello,", ...(text ?? toBookingLetter(open)).split(/\n{2,}/)],
    closing: [agent.name, `${agency.legalName}, ${options.office.phone}`],
    calendar: events.length > 0 ? toInspectionCalendar(events) : undefined,
  };
  const notices = [{ kind: "open home", payload }];
  await addNotices(db, { subjectId: booking.id, notices, state: "waiting", now: options.now });
  return true;
}

function toNews({ isOff, isBack }: BookedOpen) {
  if (isOff) return "has been cancelled";
  return isBack ? "is on again" : "has moved";
}

/** Whether the mail includes this event: that of the booking, or the cancelled one it had on another day. */
function isIncluded(
  { kind, day, starts, cancelled_at }: OpenTimeRow,
  { time, known_time, state }: FoundBooking,
) {
  const start = `${day}T${starts}`;
  const isOff = cancelled_at !== null;
  if (kind !== "inspection") return false;
  return start === time ? isOff === (state === "cancelled") : isOff && start === known_time;
}

type About = { home?: AnyListing; end?: string; options: TellOptions };

function toBookedOpen(
  { about, time, state }: FoundBooking,
  { home, end, options: { office } }: About,
): BookedOpen & { agent: { email: string } } {
  const subject = readSubject(about) ?? {};
  const agent = home?.agent ?? subject.agent ?? { ...office, name: agency.legalName };
  return {
    time,
    end,
    isOff: state === "cancelled",
    isBack: state === "back",
    address: home?.address ?? subject.listing?.address ?? "",
    agent: { ...agent, phone: agent.phone || office.phone },
    status: home?.status,
  };
}
