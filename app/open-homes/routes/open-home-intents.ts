import { href, redirect } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { moveInspection, noteTimes, toHomeTimes } from "#app/calendars/index.ts";
import {
  type Inspection,
  parseInspection,
  parseInspections,
  toComing,
  toInspectionText,
} from "#app/homes/inspections/inspection.ts";
import { INCOMPLETE_FORM, type OfficeIntent } from "#app/office/access/require-person.server.ts";
import { withDone } from "#app/office/frame/done.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { addEvent } from "#app/office-enquiries/handling/handle-enquiry.server.ts";
import { toTimes } from "#app/office-homes/forms/inspections-form.ts";
import { readHomeEdit } from "#app/office-homes/home-desk.ts";
import { tellBooker } from "#app/open-homes/tell-bookers.server.ts";
import { addDays, countDays } from "#app/region/calendar-day.ts";
import { editHome, editOnce } from "#app/register/by-hand/edit-home.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { FoundOpen } from "../found-open.ts";
import { respond } from "../sheet-part.ts";
import { moveBookings } from "../store/bookings.server.ts";

const MOST_CHARACTERS = 5_000;

const changes: Readonly<Record<string, string>> = { move: "moved", cancel: "cancelled", hold: "put back" };

/**
 * Moves an open home with its bookings, cancels it, or puts a cancelled one back. Bookers get a mail in ten minutes, or
 * when somebody sends it; none if the change is undone by then.
 */
export async function changeOpen(
  entrance: OfficeIntent,
  { id, at, home, open, bookings, listing }: FoundOpen,
  { typed, to }: { typed: Typed; to?: string },
) {
  const { db, intent, person, now } = entrance;
  const homeEdit = readHomeEdit(entrance, id, `${changes[intent]} the open home of ${open.when}`);
  if (!home || !homeEdit || !listing) return respond(typed, { errors: { day: INCOMPLETE_FORM } });
  const known = toTimes(home.shown);
  const inspections = intent === "hold" ? addTime(known, at, to) : moveTime(known, at, to);
  if (!inspections) return respond(typed, { isChanged: true }, 409);
  const override = { part: "inspections" as const, value: { inspections, next_inspection: null } };
  const next = to?.slice(0, at.length);
  const outcome = await editOnce(db, homeEdit, async (transaction) => {
    await editHome(transaction, home, override, { author: person.name, now });
    const coming = toComing(parseInspections(inspections), toAgencyTime(now));
    const times = toHomeTimes({ ...listing, inspections: coming });
    if (intent === "move" && to) await moveInspection(transaction, { homeId: id, from: at, to }, now);
    const moves = await noteTimes(transaction, [times], now);
    // First the office's own move, which may be to another day.
    for (const move of [{ homeId: id, from: at, to: next }, ...moves])
      await moveBookings(transaction, move, now);
    await writeLog(transaction, {
      person,
      intent: `${intent} open home`,
      subject: id,
      before: { "open home": at },
      after: { "open home": next ?? null },
      now,
    });
  });
  if (outcome === "changed") return respond(typed, { isChanged: true }, 409);
  const address = href("/office/open-homes/:id/:time", { id, time: next ?? at });
  return redirect(bookings.length > 0 ? address : withDone(address, `${intent} unbooked`), 303);
}

/** Mails bookers who have not been told yet, each once. */
export async function writeToBooked(
  entrance: OfficeIntent,
  { id, at, bookings, open, listing }: FoundOpen,
  typed: Typed,
) {
  const { db, person, now, intent, texts, officeEmail, publicOrigin: origin } = entrance;
  const office = { email: officeEmail, phone: texts.get().office.phone };
  const options = { findHome: () => listing, office, origin, now };
  const text = (typed.letter ?? "").replace(/\r\n?/g, "\n").trim().slice(0, MOST_CHARACTERS);
  if (!text) return respond(typed, { errors: { letter: "Write the mail" } });
  const homeEdit = readHomeEdit(entrance, id, `wrote to those who booked ${open.when}`);
  if (!homeEdit) return respond(typed, { errors: { letter: INCOMPLETE_FORM } });
  await editOnce(db, { ...homeEdit, seen: undefined }, async (transaction) => {
    let told = 0;
    for (const booking of bookings) if (await tell(transaction, booking)) told += 1;
    const act = `${intent} to those who booked`;
    await writeLog(transaction, { person, intent: act, subject: id, after: { mails: String(told) }, now });
  });
  entrance.outbox.wake();
  return redirect(href("/office/open-homes/:id/:time", { id, time: at }), 303);

  async function tell(transaction: Database, booking: FoundOpen["bookings"][number]) {
    if (!(await tellBooker(transaction, booking, options, text))) return false;
    await addEvent(transaction, {
      id: makeId(now),
      enquiryId: booking.id,
      personId: person.id,
      kind: "told",
      text,
      now,
    });
    return true;
  }
}

const WEEK_DAYS = 7;
/** If a weekly open home is moved in one week, this many following weeks are stored as single days. */
const WEEKS_KEPT = 8;

/**
 * Returns a record's times with the open home at `at` (2026-11-28T10:00) moved or removed. A weekly one changes in that
 * week only. Undefined if there is none at that time.
 */
export function moveTime(times: readonly string[], at: string, to?: string): string[] | undefined {
  const found = times.find((time) => isAt(parseInspection(time), at));
  if (found === undefined) return undefined;
  const others = times.filter((time) => time !== found);
  const time = parseInspection(found);
  const later = time?.isWeekly ? toLaterWeeks(time, at.slice(0, 10)) : [];
  return [...others, ...(to ? [to] : []), ...later];
}

/** Returns a record's times with a cancelled one again. Undefined if it cannot be put back, or is there already. */
function addTime(times: readonly string[], at: string, time?: string) {
  const isThere = times.some((each) => isAt(parseInspection(each), at));
  return time && !isThere ? [...times, time] : undefined;
}

function isAt(time: Inspection | undefined, at: string) {
  if (!time || time.start !== at.slice(11)) return false;
  const days = countDays(time.date, at.slice(0, 10));
  return time.isWeekly ? days % WEEK_DAYS === 0 : days === 0;
}

function toLaterWeeks({ start, end }: Inspection, day: string) {
  return Array.from({ length: WEEKS_KEPT }, (_, week) =>
    toInspectionText({ date: addDays(day, (week + 1) * WEEK_DAYS), start, end }),
  );
}
