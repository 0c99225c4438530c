import { href, redirect } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { toGreetable } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import type { OfficeIntent } from "#app/office/access/require-person.server.ts";
import { addEvent } from "#app/office/enquiries/change-enquiry.server.ts";
import type { Typed } from "#app/office/frame/form-fields.tsx";
import { writeLog } from "#app/office/log/log.server.ts";
import type { AfterKind } from "#app/office/open-homes/door/after-mails.server.ts";
import { findRecipients, toAfterId } from "#app/office/open-homes/door/after-mails.server.ts";
import { findVisitors, type Visitor } from "#app/office/open-homes/door/store/find-visitors.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import type { FoundOpen } from "./find-opens.ts";
import { respond } from "./open-home-intents.ts";

const MOST_LETTERS = 5_000;

/** Writes to those who came to an open home that is over, or to those who did not: each address once, in the agent's name. */
export async function writeAfter(entrance: OfficeIntent, found: FoundOpen, kind: AfterKind, typed: Typed) {
  const { db, person, now, intent } = entrance;
  const { id, at, open, door, bookings } = found;
  const name = `letter-${kind}`;
  const text = (typed[name] ?? "").replace(/\r\n?/g, "\n").trim().slice(0, MOST_LETTERS);
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
  return redirect(href("/office/open-homes/:id/:time", { id, time: at }), 303);

  async function write(transaction: Database, visitor: Visitor) {
    const event = { id: toAfterId(door.uid, kind, visitor.email), enquiry: visitor, person, text, now };
    if (!(await addEvent(transaction, { ...event, kind }))) return false;
    const { email, phone, name: agentName } = found.agent;
    const greeted = toGreetable(visitor.name);
    // Links in the text stay text.
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
