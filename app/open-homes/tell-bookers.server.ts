import { agency } from "#app/agency/folder/agency.ts";
import {
  findOpenTimes,
  type OpenTimeRow,
  toCalendarEvent,
  toInspectionCalendar,
} from "#app/calendars/index.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import type { Database } from "#app/store/database.server.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { toGreetable } from "../enquiries/delivery/enquiry-notices.server.ts";
import { getVisitorName } from "../enquiries/enquiry.ts";
import {
  type FoundBooking,
  findBookings,
  isTooLate,
  markBookerTold,
} from "../enquiries/store/bookings.server.ts";
import { readFields, readSubject } from "../enquiries/store/read-stored.ts";
import { type BookedOpen, toBookingLetter } from "./booking-letter.ts";

export type TellOptions = {
  /** Including homes that have been sold or leased. */
  findHome: (id: string) => AnyListing | undefined;
  office: { name: string; email: string; phone: string };
  origin: string;
  now: number;
};

/**
 * Tells everybody who booked an open home that was moved or cancelled ten minutes ago. Returns how many mails are to
 * be sent.
 */
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
 * Puts the mail to who booked in the queue, in the words of the office where it has written some, with the event as it is
 * now for their calendar. False for whoever knows already. Within a transaction.
 */
export async function tellBooker(db: Database, booking: FoundBooking, options: TellOptions, text?: string) {
  const fields = readFields(booking.fields);
  if (!(await markBookerTold(db, booking)) || typeof fields.email !== "string") return false;
  const home = options.findHome(booking.home_id);
  const rows = await findOpenTimes(db, { homes: [booking.home_id] }, options.now);
  const told = rows.filter((row) => isTold(row, booking));
  const end = told.find(({ cancelled_at }) => cancelled_at === null)?.ends;
  const open = toBookedOpen(booking, { home, end, options });
  const { agent, address, isOff, isBack } = open;
  const name = toGreetable(getVisitorName({ fields }));
  const events = told.map((row) => toCalendarEvent(row, home, options.origin));
  // Links in the text stay text. The mail gets its own, to the booking, when it is sent.
  const payload = {
    channel: "booking-told" as const,
    enquiryId: booking.id,
    to: { name, address: fields.email },
    replyTo: { name: agent.name, address: agent.email },
    subject: `The open home at ${address} ${isOff ? "has been cancelled" : isBack ? "is on again" : "has moved"} [${booking.reference}]`,
    paragraphs: [name ? `Hello ${name},` : "Hello,", ...(text ?? toBookingLetter(open)).split(/\n{2,}/)],
    closing: [agent.name, `${agency.legalName}, ${options.office.phone}`],
    calendar: events.length > 0 ? toInspectionCalendar(events) : undefined,
  };
  const notices = [{ kind: "open home", payload }];
  await addNotices(db, { subjectId: booking.id, notices, state: "waiting", now: options.now });
  return true;
}

/** The event of the booking, and the one it had on another day. */
function isTold({ kind, day, starts, cancelled_at }: OpenTimeRow, { time, known_time, state }: FoundBooking) {
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
  const agent = home?.agent ?? subject.agent ?? office;
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
