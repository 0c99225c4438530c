import { redirect } from "react-router";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { findReachErrors } from "#app/door/open-home-schema.ts";
import { toEnquiryNotices, toGreetable } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { parseId } from "#app/enquiries/form/submission-id.ts";
import { getContact } from "#app/enquiries/store/newest-values.server.ts";
import { INCOMPLETE_FORM, type OfficeIntent } from "#app/office/access/require-person.server.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { assignNoted } from "#app/office-enquiries/handling/assign.server.ts";
import { addEvent } from "#app/office-enquiries/handling/handle-enquiry.server.ts";
import { type FoundOpen, respond, type SheetAction, toSheet } from "#app/open-homes/index.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import type { AfterKind } from "../after-mails.server.ts";
import { findRecipients, toAfterId } from "../after-mails.server.ts";
import { endCode, openDoor } from "../store/doors.server.ts";
import { findDoubles, joinVisitor } from "../store/find-doubles.server.ts";
import { findVisitors, type Visitor } from "../store/find-visitors.server.ts";
import { noteVisitor, type VisitorNote } from "../store/note-visitor.server.ts";
import { findNameErrors, sayingsSchema, type VisitorFields, visitorSchema } from "../visitor-schema.ts";

const MOST_CHARACTERS = 5_000;

/** Actions of the door's forms on the sheet of an open home. */
export const doorActions: Readonly<Record<string, SheetAction>> = {
  "open door": changeDoor,
  "end code": changeDoor,
  join: joinAtDoor,
  came: noteAtDoor,
  "walk in": noteAtDoor,
  say: noteAtDoor,
  thank: writeAfter,
  miss: writeAfter,
};

/** Notes a visitor or their feedback. Idempotent, as phones may send a note again. */
async function noteAtDoor(entrance: OfficeIntent, found: FoundOpen, typed: Typed) {
  const { db, intent, person, scope, now } = entrance;
  const id = parseId(typed.visitor ?? "");
  if (!id) return respond(typed, { errors: { name: INCOMPLETE_FORM } });
  const read = readFields(intent, typed);
  if ("errors" in read) return respond(typed, { errors: read.errors });
  const named = read.fields.name ?? (await getContact(db, id))?.fields.name;
  const errors = findNameErrors(read.fields, String(named ?? ""));
  if (errors) return respond(typed, { errors });
  const { event: door } = found;
  const at = Number(typed.at) || now;
  const settings = await entrance.getNoticeSettings();
  const toNotices: VisitorNote["toNotices"] = (...saved) => toEnquiryNotices(...saved, settings);
  const note = { id, at, fields: read.fields, about: found.subject, toNotices };
  const noted = await db.transaction().execute(async (transaction) => {
    const fields = await noteVisitor(transaction, door, note, now);
    // Lets the home's other agent open the enquiry of a visitor they noted.
    if (fields && intent === "walk in" && scope === "own") await assignNoted(transaction, id, person);
    const after = { open: door.time, fields: fields?.join(", ") };
    const said = { intent: `${intent} at the door`, subject: found.id, after };
    if (after.fields) await writeLog(transaction, { person, now, ...said });
    return fields;
  });
  entrance.outbox.wake();
  if (!noted) return respond(typed, { errors: { name: "This visitor has been erased." } }, 410);
  return redirect(intent === "came" ? `${toSheet(found)}#visitor-${id}` : toSheet(found), 303);
}

/** Opens the door or ends its code. */
async function changeDoor({ db, intent, person, now }: OfficeIntent, found: FoundOpen) {
  const { id, at, event: door } = found;
  await db.transaction().execute(async (transaction) => {
    if (intent === "end code") await endCode(transaction, door.uid, now);
    else await openDoor(transaction, door, now);
    await writeLog(transaction, { person, intent, subject: id, after: { open: at }, now });
  });
  return redirect(toSheet(found), 303);
}

/** Joins a visitor with somebody known who looks the same. Together they count once. */
async function joinAtDoor(entrance: OfficeIntent, found: FoundOpen, typed: Typed) {
  const { id, at, event: door, bookings } = found;
  const { db, intent, person, scope, now } = entrance;
  const visitors = await findVisitors(db, door, bookings);
  const visitor = visitors.find((each) => each.id === typed.visitor);
  const double = (await findDoubles(db, visitors, { homeId: id, scope })).get(visitor?.id ?? "");
  if (!visitor || !double || double.reference !== typed.other)
    return respond(typed, { errors: { name: "They have changed since. Nothing was joined." } }, 409);
  await db.transaction().execute(async (transaction) => {
    await joinVisitor(transaction, visitor.id, double);
    if (double.kind === "twice" && visitor.came)
      await noteVisitor(transaction, door, { id: double.id, at: now, fields: { came: true } }, now);
    const after = { open: at, joined: double.reference };
    await writeLog(transaction, {
      person,
      intent: `${intent} at the door`,
      subject: visitor.reference,
      after,
      now,
    });
  });
  return redirect(`${toSheet(found)}#visitor-${visitor.id}`, 303);
}

/** Mails the visitors who came to a finished open home, or those who did not, once per address, in the agent's name. */
async function writeAfter(entrance: OfficeIntent, found: FoundOpen, typed: Typed) {
  const { db, person, now, intent } = entrance;
  const { id, at, open, event: door, bookings } = found;
  const kind: AfterKind = intent === "thank" ? "thank" : "miss";
  const name = `letter-${kind}`;
  const text = (typed[name] ?? "").replace(/\r\n?/g, "\n").trim().slice(0, MOST_CHARACTERS);
  if (!text) return respond(typed, { errors: { [name]: "Write the mail" } });
  if (!open.isOver) return respond(typed, { errors: { [name]: "The open home is not over yet" } }, 409);
  await db.transaction().execute(async (transaction) => {
    const visitors = await findVisitors(transaction, door, bookings);
    const lists = await findRecipients(transaction, door.uid, visitors);
    let mails = 0;
    for (const visitor of lists.find((list) => list.kind === kind)?.waiting ?? [])
      if (await write(transaction, visitor)) mails += 1;
    const said = {
      intent: `${intent} after the open home`,
      subject: id,
      after: { open: at, mails: String(mails) },
    };
    await writeLog(transaction, { person, now, ...said });
  });
  entrance.outbox.wake();
  return redirect(toSheet(found), 303);

  async function write(transaction: Database, visitor: Visitor) {
    const event = {
      id: toAfterId(door.uid, kind, visitor.email),
      enquiryId: visitor.id,
      personId: person.id,
      text,
      now,
    };
    if (!(await addEvent(transaction, { ...event, kind }))) return false;
    const { email, phone, name: agentName } = found.agent;
    const greeted = toGreetable(visitor.name);
    // Addresses in the text are not made into links.
    const payload = toMail({
      to: { name: greeted, address: visitor.email },
      replyTo: { name: agentName, address: email || entrance.officeEmail },
      subject: `The open home at ${open.address} [${visitor.reference}]`,
      letter: {
        paragraphs: [greeted ? `Hello ${greeted},` : "Hello,", ...text.split(/\n{2,}/)],
        closing: [agentName, `${agency.legalName}, ${phone}`],
      },
    });
    const notices = [{ kind: "after open home", payload }];
    await addNotices(transaction, { subjectId: visitor.id, notices, state: "waiting", now });
    return true;
  }
}

type Read = { fields: Partial<VisitorFields> } | { errors: Typed };

function readFields(intent: string, typed: Typed): Read {
  if (intent === "came") return { fields: { came: typed.came === "on" } };
  if (intent === "say") {
    const { output, errors } = parseValues(sayingsSchema, typed);
    return output ? { fields: leaveOutKnown(output, typed) } : { errors };
  }
  const { output, errors } = parseValues(visitorSchema, { ...typed, came: "on" });
  if (!output) return { errors };
  const missing = findReachErrors(output);
  return missing.phone ? { errors: { phone: missing.phone } } : { fields: output };
}

/** Keeps only fields changed since the form was opened, since another phone may have changed the others meanwhile. */
function leaveOutKnown(fields: Partial<VisitorFields>, typed: Typed): Partial<VisitorFields> {
  const known = v.safeParse(knownSchema, typed.known);
  if (!known.success) return fields;
  const isChanged = ([name]: [string, unknown]) => (typed[name] ?? "") !== (known.output[name] ?? "");
  return Object.fromEntries(Object.entries(fields).filter(isChanged));
}

const knownSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
