import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import type { Role } from "#app/core/permission.ts";
import { addPerson, getPersonByEmail, type Person } from "#app/office/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { writeLog } from "../log/office-log.server.ts";

type Invitation = {
  /** The form's submission id. */
  id?: string;
  name: string;
  email: string;
  role: Role;
  /** Undefined for a command on the server. */
  person?: Person;
  /** The inviter's name in the mail. */
  by: string;
  origin: string;
  now: number;
};

/** Gives somebody access and queues their mail, within a transaction. False if the address has access already. */
export async function letIn(db: Database, { id, person, by, origin, now, ...invited }: Invitation) {
  if (!(await addPerson(db, { ...invited, now }))) return false;
  const added = await getPersonByEmail(db, invited.email);
  if (!added) throw new Error("The person was added, but cannot be read");
  await writeLog(db, {
    id,
    person,
    intent: "invite",
    subject: invited.name,
    after: { role: invited.role },
    now,
  });
  const notices = [toInvitation(added, by, origin)];
  await addNotices(db, { subjectId: added.id, notices, state: "waiting", now });
  return true;
}

function toInvitation(invited: { name: string; email: string }, by: string, origin: string) {
  const payload = toMail({
    to: { name: invited.name, address: invited.email },
    subject: `You can now sign in to the office of ${agency.name}`,
    letter: {
      paragraphs: [
        `Hello ${invited.name},`,
        `${by} has invited you to the office, where enquiries are answered. Sign in with this e-mail address; there is no password.`,
      ],
      link: { label: "Sign in", url: origin + href("/office/sign-in") },
      closing: [agency.legalName],
    },
  });
  return { kind: "invitation", payload };
}
