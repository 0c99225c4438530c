import { href } from "react-router";
import { toOfficeMailbox } from "#app/agency/agency-mail.server.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { getVisitorName } from "#app/enquiries/enquiry.ts";
import { readFields, readSubject } from "#app/enquiries/store/read-stored.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { hasPeople } from "#app/office/people/agency-people.server.ts";
import { SOON_MS } from "#app/office-enquiries/handling/promise.ts";
import {
  countUnanswered,
  findToRemind,
  noteReminder,
  type Unanswered,
} from "#app/office-enquiries/handling/unanswered.server.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices, type NewNotice } from "#app/store/outbox/notices.server.ts";
import { takeTask } from "#app/store/tasks.server.ts";

const EVERY_MS = 5 * MINUTE_MS;
const MOST_AT_ONCE = 200;

/** How many enquiries have waited longer than promised; 0 while nobody has access to the office. */
export async function countOverdue(db: Database, now: number) {
  if (!(await hasPeople(db))) return 0;
  return countUnanswered(db, now);
}

type RemindOptions = { now: number; officeEmail: string; publicOrigin: string };

/** Reminds agent and office of each enquiry once, in one process at a time. Returns the number of enquiries. */
export function remindWhenDue(db: Database, { now, ...options }: RemindOptions) {
  return db.transaction().execute(async (transaction) => {
    if (!(await takeTask(transaction, "reminders", { now, leaseMs: EVERY_MS }))) return 0;
    if (!(await hasPeople(transaction))) return 0;
    const due = await findToRemind(transaction, { dueBefore: now + SOON_MS, limit: MOST_AT_ONCE });
    for (const enquiry of due) {
      await noteReminder(transaction, enquiry.id, now);
      const notices = toReminders(enquiry, options);
      await addNotices(transaction, { subjectId: enquiry.id, notices, state: "waiting", now });
    }
    return due.length;
  });
}

function toReminders(
  { reference, fields, about, created_at, due_at, assignee, assigneeEmail }: Unanswered,
  { officeEmail, publicOrigin }: Omit<RemindOptions, "now">,
): NewNotice[] {
  const office = toOfficeMailbox(officeEmail);
  const { agent, listing } = readSubject(about) ?? {};
  const own =
    assignee && assigneeEmail
      ? { name: assignee, address: assigneeEmail }
      : agent && { name: agent.name, address: agent.email };
  const name = getVisitorName(readFields(fields)) || "A visitor";
  const mail = {
    subject: `Still to answer: ${[name, listing?.address].filter(Boolean).join(", ")} [${reference}]`,
    letter: {
      paragraphs: [
        `${name} wrote on ${formatMoment(created_at)} and was promised an answer within ${agency.replyWithin}: by ${formatMoment(due_at)}.`,
        assignee ? `${assignee} has taken it.` : "Nobody has taken it.",
      ],
      link: {
        label: "Answer it in the office",
        url: publicOrigin + href("/office/enquiries/:reference", { reference }),
      },
      closing: ["There is one reminder for each enquiry."],
    },
  };
  const mailboxes = own && own.address !== office.address ? [own, office] : [office];
  return mailboxes.map((to) => ({ kind: "reminder", payload: toMail({ ...mail, to }) }));
}
