import {
  getInspection,
  leaveInspection,
  type OpenTimeRow,
  toCalendarEvent,
  toInspectionCalendar,
} from "#app/calendars/index.ts";
import { getEmail } from "#app/enquiries/enquiry.ts";
import { takeMailTo } from "#app/store/outbox/mails-to.server.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { changeBooking } from "../store/bookings.server.ts";
import type { BookingServices, VisitorBooking } from "./visitor-booking.server.ts";

/**
 * Moves a visitor's booking to another open home of the same home or, without `to`, cancels it, and queues mails to
 * visitor and agent. Repeating it changes nothing.
 */
export async function changeVisitorBooking(
  services: BookingServices,
  { stored, homeId, home }: VisitorBooking,
  { to, now }: { to?: string; now: number },
) {
  const { db, publicOrigin, getNoticeSettings, outbox } = services;
  const settings = await getNoticeSettings();
  const { id, reference } = stored;
  await db.transaction().execute(async (transaction) => {
    const changed = await changeBooking(transaction, { enquiryId: id, to }, now);
    if (!changed) return;
    const { booking, fields } = changed;
    const left = await leaveInspection(transaction, { homeId, time: booking.time }, now);
    const joined = to ? await getInspection(transaction, { homeId, time: to }) : undefined;
    const events = [left, joined].filter((row): row is OpenTimeRow => row !== undefined);
    const change = { reference, homeId, from: booking.time, to };
    const calendar =
      home && events.length > 0
        ? toInspectionCalendar(events.map((row) => toCalendarEvent(row, home, publicOrigin)))
        : undefined;
    const enquiry = { ...stored.enquiry, fields };
    const isMailed = await takeMailTo(transaction, getEmail(enquiry.fields), now);
    // A visitor not yet told of a move by the office knows only the earlier time.
    const from = booking.known_time ?? booking.time;
    const toVisitor: NewNotice = {
      kind: "booking changed",
      payload: { channel: "booking-changed", ...change, from, calendar },
    };
    const toAgent: NewNotice = { kind: "booking news", payload: { channel: "booking-news", ...change } };
    const notices = [
      ...(isMailed ? [toVisitor] : []),
      toAgent,
      ...settings.toFurtherNotices(enquiry, { reference, outcome: "amended" }),
    ];
    await addNotices(transaction, { subjectId: id, notices, state: "waiting", now });
  });
  outbox.wake();
}
